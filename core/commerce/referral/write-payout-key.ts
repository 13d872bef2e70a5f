import { writeDocument } from '#commerce/documents/write-document.ts'
import { writePhone } from '#people/identity/write-phone.ts'

/**
 * Writes a stored PIX key as a bank's app shows it, so that it can be compared at a glance: a
 * telephone, a CPF and a CNPJ with their marks; an e-mail or a random key as it came.
 */
export function writePayoutKey(stored: string): string {
  if (/^\+\d+$/.test(stored)) return writePhone(stored)
  return /^(\d{11}|[\dA-Z]{12}\d\d)$/.test(stored) ? writeDocument(stored) : stored
}
