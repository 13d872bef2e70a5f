import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

const cpfLength = 11
const cnpjLength = 14

/**
 * Reads a CPF as typed, with or without its marks.
 *
 * @returns Its 11 digits, or null when the check digits say that it is none.
 */
export function readCpf(typed: string): string | null {
  const digits = typed.replace(/[^0-9]/g, '')
  return digits.length === cpfLength && isValidCpf(digits) ? digits : null
}

/**
 * Reads a CPF or a CNPJ as typed. Since 2026 a CNPJ may hold letters before its check digits.
 *
 * @returns 11 digits, or 14 digits and capitals; null when it is neither.
 */
export function readCpfOrCnpj(typed: string): string | null {
  const bare = bareDocument(typed)
  if (bare.length === cnpjLength) return isValidCnpj(bare, { version: 2 }) ? bare : null
  return bare.length === cpfLength ? readCpf(bare) : null
}

/** What is left of a typed CPF or CNPJ without marks: digits and capitals. */
export function bareDocument(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Reads a CEP as typed. @returns Its 8 digits, or null. */
export function readPostalCode(typed: string): string | null {
  const digits = typed.replace(/[^0-9]/g, '')
  return digits.length === 8 && digits !== '00000000' ? digits : null
}
