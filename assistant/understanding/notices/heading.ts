import type { Span } from '#language/phrases/phrase-book.ts'
import { noticeBook } from '#understanding/notices/kinds.ts'
import { linesOf } from '#understanding/notices/lines.ts'
import { nameAt } from '#understanding/notices/name-at.ts'
import type { Reading } from '#understanding/reading.ts'

const wordsMax = 6
/** Who only carries the money. */
const banks = new Set(
  (
    'itau bradesco bb banco caixa santander inter c nubank nu picpay mercado sicredi sicoob btg xp ' +
    'neon next will pagbank pagseguro original vr va alelo ticket sodexo pluxee flash caju swile'
  ).split(' '),
)

/** The name that a text is headed with: `Netflix`, `EDP: ...`, `Pedido #4471 - Sushi Kawa`. */
export function headingOf(reading: Reading): Span | null {
  const [line] = linesOf(reading)
  if (!line) return null
  const marks = reading.tokens.slice(line.first, line.last + 1).map(({ folded }) => folded)
  const colon = marks.indexOf(':')
  const dash = marks.lastIndexOf('-')
  const isNumbered = marks.includes('#') && dash > 0
  const first = isNumbered ? line.first + dash + 1 : line.first
  const last = colon > 0 && !isNumbered ? line.first + colon - 1 : line.last
  if (last - first >= wordsMax || banks.has(reading.tokens[first]?.norm ?? '')) return null
  if (!isNumbered && noticeBook.isIn(reading, { first, last })) return null
  const name = nameAt(reading, first)
  return name && name.last <= last ? name : null
}
