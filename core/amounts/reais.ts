import type { Cents } from '#amounts/cents.ts'

const thousands = /\B(?=(?:\d{3})+$)/g

/**
 * Writes centavos as a Brazilian reads them: `R$ 1.234,56`, with a no-break space after the
 * symbol, and U+2212 as the minus sign (a hyphen is too short beside tabular figures).
 */
export function formatReais(value: Cents): string {
  const sum = Math.abs(value)
  const reais = String(Math.floor(sum / 100)).replace(thousands, '.')
  const centavos = String(sum % 100).padStart(2, '0')
  // Each reply has some of them, and `Intl` takes as long for one as a message for its days.
  return `${value < 0 ? '\u2212' : ''}R$\u00a0${reais},${centavos}`
}
