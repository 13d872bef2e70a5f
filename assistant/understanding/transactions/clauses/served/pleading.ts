import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'

const pleaded = new Set(
  'julga julgue xinga xingue briga brigue fala fale conta conte ri reclama critica culpa zoa'.split(
    ' ',
  ),
)

/** `ifood 47,80 me julga nao`: she is asked not to, and what was told stands. */
export function isPleading(frame: Frame, at: number): boolean {
  const before = [1, 2, 3, 4]
    .map((step) => at - step)
    .find((one) => pleaded.has(wordAt(frame, one)))
  return before !== undefined && frame.reading.amounts.some(({ last }) => last < before)
}
