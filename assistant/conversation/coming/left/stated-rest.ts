import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { isPartOf } from '#understanding/transactions/sums/left/rest-in-parts.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/** What is left: as it was told, or of the whole price; null where that is not known. */
export function restOf(
  { amountCents: part, sum }: TransactionDraft,
  reading: Reading,
): Cents | null {
  if (reading.amounts.some((one) => one.isForeign || one.isNegative)) return null
  const behind = statedRest(reading, part)
  const [whole, more] = pricesIn(reading, part)
  // "120 a 3,50, metade agora": the share comes last, of what the others come to.
  const wholeCents = sum ? totalOf({ ...sum, steps: sum.steps.slice(0, -1) }) : 0
  const isHalf = wholeCents > part
  // "metade do dentista 250, a outra metade dia 10": the halves are alike.
  if (behind === null && !isHalf && !whole && reading.flat.includes(' outra metade ')) return part
  const price = isHalf ? wholeCents : (whole ?? 0)
  const rest = behind ?? price - part
  const isKnown = behind !== null || isHalf || more === undefined
  return isKnown && rest > 0 && rest <= limits.amountCentsMax ? cents(rest) : null
}

/** What may be the whole price, of all its pieces, but for `part` and for parts of the rest. */
function pricesIn(reading: Reading, part: number): number[] {
  const { amounts } = reading
  const told = amounts.map(({ valueCents, times }) => Math.round(valueCents * (times?.count ?? 1)))
  const [first = 0, ...others] = told
  const more = others.filter((_value, at) => {
    // "por 6.000, deu 3.000 e o resto em duas de 1.500": the three prove each other.
    return !isPartOf(reading, amounts[at + 1]?.valueCents ?? 0, first - part)
  })
  return [first, ...more].filter((value) => value !== part)
}

const wholes = new Set(['dos', 'das'])

/** `faltam 250`, `o resto 450 dia 12`: an amount, or a number that is known for what is left. */
export function statedRest(reading: Reading, part = 0): number | null {
  const stated = leaningIn('leftSum', reading)
  const behind = reading.amounts.find(
    ({ first }) => stated && first >= stated.first && first <= stated.last,
  )
  if (behind) return Math.round(behind.valueCents)
  const balance = reading.numbers.find(({ role }) => role === 'balance')
  if (!balance?.hundredths) return null
  // "só pagou 100 dos 160": what it was of.
  const isWhole = wholes.has(reading.tokens[balance.first - 1]?.norm ?? '')
  return isWhole ? balance.hundredths - part : balance.hundredths
}
