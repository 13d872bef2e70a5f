import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** The tokens of each line of a text; lines without a word or a figure are left out. */
export function linesOf({ tokens }: Reading): Span[] {
  const lines: Span[] = []
  let first = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length || tokens[at]?.folded === '\n'
    if (!isEnd) continue
    const own = tokens.slice(first, at)
    if (own.some(({ kind }) => kind !== 'mark' && kind !== 'emoji')) {
      lines.push({ first, last: at - 1 })
    }
    first = at + 1
  }
  return lines
}

export function isWithin(at: number, { first, last }: Span): boolean {
  return first <= at && at <= last
}
