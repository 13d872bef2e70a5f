import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { crc16 } from '#codes/crc16.ts'
import { fieldOf, readFields } from '#codes/tag-length-value.ts'

/** What a PIX code says of itself; nobody vouches for any of it. */
export interface PixCode {
  kind: 'pix'
  /** Null where the payer types it, or where only the bank's server knows it. */
  amountCents: Cents | null
  /** Whom it pays, as the code names them; null when it does not. */
  payee: string | null
  city: string | null
  description: string | null
}

const currencyReal = '986'
const pixName = 'br.gov.bcb.pix'
/** The longest that banks write; anything longer is not read at all. */
const lengthMax = 1_024
const checkLength = 4

/**
 * Reads a 'PIX copia e cola' (EMV QR code for merchants, as the BR Code manual of the Banco Central
 * narrows it); null for anything else, and for one whose check does not match.
 *
 * A dynamic code's amount stands behind an address that we do not visit, so it is null.
 */
export function readPixCode(text: string): PixCode | null {
  const code = text.trim()
  if (code.length > lengthMax || !code.startsWith('000201')) return null
  if (!code.isWellFormed() || !isChecked(code)) return null
  const fields = readFields(code)
  if (!fields) return null
  const account = fields
    .filter(({ id }) => id >= '26' && id <= '51')
    .find(({ value }) =>
      readFields(value)?.some((one) => one.id === '00' && one.value.toLowerCase() === pixName),
    )
  const inner = account && readFields(account.value)
  if (!inner) return null
  const isDynamic = fieldOf(inner, '25') !== null
  return {
    kind: 'pix',
    amountCents: isDynamic ? null : amountOf(fieldOf(fields, '54'), fieldOf(fields, '53')),
    payee: wordsOf(fieldOf(fields, '59')),
    city: wordsOf(fieldOf(fields, '60')),
    description: wordsOf(fieldOf(inner, '02')),
  }
}

function isChecked(code: string): boolean {
  const body = code.slice(0, -checkLength)
  return body.endsWith('6304') && crc16(body) === code.slice(-checkLength).toUpperCase()
}

function amountOf(text: string | null, currency: string | null): Cents | null {
  if (text === null || currency !== currencyReal) return null
  const [, reais = '', rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (reais === '') return null
  const total = Number(reais) * 100 + Number(rest.padEnd(2, '0'))
  return total > 0 && total <= limits.amountCentsMax ? cents(total) : null
}

/** Without signs that steer a screen, and without what could pass for a link. */
function wordsOf(text: string | null): string | null {
  const words = (text ?? '')
    .replace(/[^\p{L}\p{N} .,&'/()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' || /www\.|\/\/|\.\p{L}{2}/iu.test(words) ? null : words
}
