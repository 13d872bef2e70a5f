import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const links = new Set(['e', 'mas', 'so', 'que', 'porem'])
const marks = new Set([',', '.', ';', '!', ':'])

/**
 * A message parted into the piece around a stretch of it, up to the next marks and links, and all
 * the rest; null where no sum is left on either side.
 */
export function cutOut(
  { tokens, text, amounts }: Reading,
  { first, last }: Span,
): { piece: string; rest: string } | null {
  const isEdge = (at: number) => {
    const { norm, kind } = tokens[at] ?? { norm: '', kind: 'mark' }
    const isSum = amounts.some((one) => one.first <= at && at <= one.last)
    return !isSum && ((kind === 'mark' && marks.has(norm)) || links.has(norm))
  }
  let from = first
  while (from < last && isEdge(from)) from += 1
  while (from > 0 && !isEdge(from - 1)) from -= 1
  let to = last
  while (to < tokens.length - 1 && !isEdge(to + 1)) to += 1
  let lead = from
  while (lead > 0 && isEdge(lead - 1)) lead -= 1
  let next = to + 1
  while (next < tokens.length && isEdge(next)) next += 1
  const isLeft = amounts.some((one) => one.last < from || one.first > to)
  const isOwn = amounts.some((one) => one.first >= from && one.last <= to)
  if (!isLeft || !isOwn) return null
  const before = text.slice(0, tokens[lead - 1]?.end ?? 0)
  const behind = next < tokens.length ? text.slice(tokens[next]?.start) : ''
  const piece = text.slice(tokens[from]?.start, tokens[to]?.end)
  return { piece, rest: [before, behind].filter((one) => one.trim() !== '').join(', ') }
}
