import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info'

/**
 * Reads a PIX key as typed: CPF, CNPJ, telephone, e-mail or a random key.
 *
 * @returns As the payment system knows it, a telephone with its `+55`; null when it is none.
 */
export function readPayoutKey(typed: string): string | null {
  return getPixKeyInfo(typed.trim())?.value ?? null
}
