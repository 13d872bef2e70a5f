import type { Span } from '#language/phrases/phrase-book.ts'
import { isWithin, linesOf } from '#understanding/notices/lines.ts'
import { nameAt } from '#understanding/notices/name-at.ts'
import type { Reading } from '#understanding/reading.ts'

/** The name that has a line to itself, below the one that says what was done. */
export function ownLineName(reading: Reading): Span | null {
  const { tokens, amounts, days } = reading
  for (const line of linesOf(reading).slice(1)) {
    const isOther =
      tokens.slice(line.first, line.last + 1).some(({ folded }) => folded === ':') ||
      [...amounts, ...days].some(({ first }) => isWithin(first, line))
    const name = isOther ? null : nameAt(reading, line.first)
    if (name && (name.last >= line.last - 1 || tokens[name.last + 1]?.folded === '-')) return name
  }
  return null
}

/** A shop of many has a number behind its name. */
function hasNumber({ tokens }: Reading, { last }: Span): boolean {
  return tokens[last + 1]?.kind === 'number' || tokens[last]?.kind === 'number'
}

/** The name behind the last comma of a sentence: `às 14:22, DROGASIL 1187.` */
export function lastPieceName(reading: Reading, from: number): Span | null {
  const { tokens, text } = reading
  if (text === text.toLowerCase()) return null
  const commas = tokens.flatMap(({ folded }, at) => (at > from && folded === ',' ? [at] : []))
  const [name, town] = commas.flatMap((comma) => nameAt(reading, comma + 1) ?? []).slice(-2)
  // "PAO DE ACUCAR LJ 1180, SANTOS": the last one is where the shop is.
  return name && town && hasNumber(reading, name) ? name : (town ?? name ?? null)
}
