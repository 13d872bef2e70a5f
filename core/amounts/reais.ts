import type { Cents } from '#amounts/cents.ts'

const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/**
 * Writes centavos as a Brazilian reads them: `R$ 1.234,56`, with a no-break space after the
 * symbol, and U+2212 as the minus sign (a hyphen is too short beside tabular figures).
 */
export function formatReais(value: Cents): string {
  return format.format(value / 100).replace('-', '\u2212')
}
