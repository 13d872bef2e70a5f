import { singular } from '#language/amounts/units.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const pricing = new Set(['cada', 'cd', 'kd'])

/**
 * How many there were of what is named behind a price, of several things that were counted: 2 for
 * the 40 of "fiz 2 escovas e 1 progressiva, 40 cada escova e 150 a progressiva"; 0 where it is
 * none of them, or the only one ("4 sacos de ração, 62 cada saco").
 */
export function countNamed({ tokens, numbers, amounts }: Reading, { first, last }: Span): number {
  const thing = singular(tokens[last + 2]?.norm ?? '')
  if (!pricing.has(tokens[last + 1]?.norm ?? '') || thing === '' || amounts.length < 2) return 0
  const counted = numbers.filter((one) => one.role === 'quantity' && one.last < first)
  const own = counted.find((one) => {
    const word = tokens[one.last + 1]?.norm ?? ''
    return singular(word) === thing || word === `${thing}s`
  })
  return counted.length > 1 ? (own?.hundredths ?? 0) / 100 : 0
}
