import { eachBehind } from '#language/amounts/each.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { splitByAmounts } from '#understanding/transactions/segments.ts'
import { takeChange } from '#understanding/transactions/sums/changed.ts'
import { takeCorrections } from '#understanding/transactions/sums/corrected.ts'
import { takeDiscounts } from '#understanding/transactions/sums/discounted.ts'
import { takeFormerPrices } from '#understanding/transactions/sums/former.ts'
import { takePercents } from '#understanding/transactions/sums/percents.ts'
import { takeDifferences } from '#understanding/transactions/sums/rests.ts'
import { takeShares } from '#understanding/transactions/sums/shared.ts'
import { asSaid, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'
import { takeTotals } from '#understanding/transactions/sums/totals.ts'

export type { Settled } from '#understanding/transactions/sums/sum.ts'

type Take = (reading: Reading, segments: readonly Settled[]) => Settled[]

/** In this order: a discount is taken off all pieces, and shared is what is left to pay. */
const takes: readonly Take[] = [
  takeCounts,
  takeCorrections,
  takeChange,
  takeDiscounts,
  takePercents,
  takeTotals,
  takeShares,
]

/** The amounts of a message, without those that only explain another, in whatever mood. */
export function joinAmounts(reading: Reading): Settled[] {
  const segments = takeFormerPrices(reading, splitByAmounts(reading))
  return takeDifferences(reading, segments.map(asSaid))
}

/** What each segment comes to. */
export function settleAmounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  let settled = [...segments]
  for (const take of takes) settled = take(reading, settled)
  return settled
}

/** `4 passagens a 5,20`, `200 gramas a 60 o quilo`. */
function takeCounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  return segments.map((one) => {
    const { times } = one.amount
    if (times) return withStep(one, { by: 'times', factor: times.count, unit: times.unit })
    const days = daysOf(reading, one)
    if (days > 1) return withStep(one, { by: 'times', factor: days, unit: 'dia' })
    return isBothWays(reading, one)
      ? withStep(one, { by: 'times', factor: 2, unit: 'passagem' })
      : one
  })
}

const bothWays = new PhraseBook('there and back', [
  { means: 'both', say: 'ida e|mais volta', like: 'metrô ida e volta 5,20 cada' },
  { means: 'both', say: 'fui e voltei', like: 'fui e voltei de ônibus' },
  { means: 'both', say: 'vai|indo e volta|voltando', like: 'ônibus indo e voltando' },
])

/** `metro ida e volta 5,20 cada`: the fare of one way. */
function isBothWays(reading: Reading, { amount }: Settled): boolean {
  const each = eachBehind(reading.tokens, amount.last + 1)
  return (each === '' || each === 'passagem') && bothWays.isIn(reading)
}

/** `diaria de sexta, sabado e hoje, 210 cada`: the days that are named are what is counted. */
function daysOf({ tokens, days }: Reading, { first, amount }: Settled): number {
  const isEach = eachBehind(tokens, amount.last + 1) === ''
  return isEach ? days.filter((one) => one.first >= first && one.last < amount.first).length : 0
}
