import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

const ordinal = new Set(['o', 'º', '°'])
const pay = '13º'

/**
 * The pay of a thirteenth month, written without its sign, or where only the part of it is chosen:
 * `13º (1ª parcela)` in "caiu o 13º, 1ª parcela 1.045,60". Null for any other part.
 */
export function nameThirteenth({ tokens, text }: Reading, { first, last }: Subject): string | null {
  const said = tokens.slice(first, last + 1).map(({ norm }) => norm)
  if (said.join(' ').match(/^13( salario)?$/)) return `${pay} salário`
  const isPart = said.includes('parcela')
  const at = tokens.findIndex(({ norm }, index) => {
    return norm === '13' && ordinal.has(tokens[index + 1]?.folded ?? '')
  })
  if (!isPart || at < 0 || (first <= at && at <= last)) return null
  return `${pay} (${text.slice(tokens[first]?.start, tokens[last]?.end)})`
}
