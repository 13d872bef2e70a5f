import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'

export type AmountReading =
  | { status: 'ok'; amountCents: Cents }
  | { status: 'empty' | 'unreadable' | 'not-positive' | 'too-large' }

/**
 * Reads an amount as Brazilians type or paste it: `52,9`, `1.234,56`, `R$ 1.234`, `1234`.
 *
 * A lone point before one or two last digits is a decimal point (`52.90`), as copied from
 * elsewhere; before three digits it groups thousands (`1.234`).
 */
export function readAmount(text: string): AmountReading {
  const bare = text.replace(/^\s*R\$/i, '').replace(/\s/g, '')
  if (bare === '') return { status: 'empty' }
  if (/^[-\u2212]/.test(bare)) return { status: 'not-positive' }

  const match = decimalParts(bare)
  if (!match) return { status: 'unreadable' }
  const { whole, fraction } = match
  // Far above the limit a number would lose centavos, so its length decides first.
  if (whole.replace(/^0+/, '').length > 10) return { status: 'too-large' }

  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (value === 0) return { status: 'not-positive' }
  if (value > limits.amountCentsMax) return { status: 'too-large' }
  return { status: 'ok', amountCents: cents(value) }
}

function decimalParts(bare: string): { whole: string; fraction: string } | null {
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d{0,2}))?$/.exec(bare)
  if (brazilian && /\d/.test(bare)) {
    return { whole: (brazilian[1] ?? '').replaceAll('.', '') || '0', fraction: brazilian[2] ?? '' }
  }
  const pointed = /^(\d*)\.(\d{1,2})$/.exec(bare)
  return pointed ? { whole: pointed[1] || '0', fraction: pointed[2] ?? '' } : null
}

const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Writes an amount the way the field shows it once the person leaves it: `1.234,56`. */
export function writeAmount(amountCents: number): string {
  return plain.format(amountCents / 100)
}

/** Tidies what was typed when the person leaves the field; what cannot be read stays as typed. */
export function tidyAmount(text: string): string {
  const reading = readAmount(text)
  return reading.status === 'ok' ? writeAmount(reading.amountCents) : text
}
