import type { Reading } from '#understanding/reading.ts'
import { takeSoldParts } from '#understanding/transactions/clauses/served/in-parts.ts'
import { type Segment, splitByAmounts } from '#understanding/transactions/segments.ts'
import {
  takeCorrections,
  takeDenied,
  takeSaidOver,
} from '#understanding/transactions/sums/corrected.ts'
import { takeEachGave } from '#understanding/transactions/sums/counted/each-gave.ts'
import { takeEachOfTwo } from '#understanding/transactions/sums/counted/each-of-two.ts'
import { takeOneInPart } from '#understanding/transactions/sums/counted/one-in-part.ts'
import { takePaidSame } from '#understanding/transactions/sums/counted/paid-same.ts'
import { takeCounts } from '#understanding/transactions/sums/counted/take-counts.ts'
import { takeDiscounts } from '#understanding/transactions/sums/discounted.ts'
import { takeFormerPrices } from '#understanding/transactions/sums/former.ts'
import { dropBalance } from '#understanding/transactions/sums/left/balance.ts'
import { takeBroughtBack } from '#understanding/transactions/sums/left/brought-back.ts'
import { takeDayRates } from '#understanding/transactions/sums/left/day-rate.ts'
import { dropWithheld, takeDeducted } from '#understanding/transactions/sums/left/deducted.ts'
import { takeDiffering } from '#understanding/transactions/sums/left/differing.ts'
import { takeMine, takeOthers } from '#understanding/transactions/sums/left/mine.ts'
import { dropOtherHalf } from '#understanding/transactions/sums/left/other-half.ts'
import { dropOwing, takeReceived } from '#understanding/transactions/sums/left/owed/owing.ts'
import { takePaidAll } from '#understanding/transactions/sums/left/paid-all.ts'
import { takePassedOn } from '#understanding/transactions/sums/left/passed-on.ts'
import { takePutIn } from '#understanding/transactions/sums/left/put-in.ts'
import { takeDifferences } from '#understanding/transactions/sums/left/rests.ts'
import { takeTheirs } from '#understanding/transactions/sums/left/theirs.ts'
import { takeOwnPiece } from '#understanding/transactions/sums/own-piece.ts'
import { dropPaidOfAll } from '#understanding/transactions/sums/paying/all-together.ts'
import { takeAskedFor } from '#understanding/transactions/sums/paying/asked-for.ts'
import { takeChangeAhead } from '#understanding/transactions/sums/paying/change-ahead.ts'
import { takeChange } from '#understanding/transactions/sums/paying/changed.ts'
import { dropDrawn } from '#understanding/transactions/sums/paying/drawn.ts'
import { takeErrand } from '#understanding/transactions/sums/paying/errand.ts'
import { takeExchanged } from '#understanding/transactions/sums/paying/exchanged.ts'
import { takeFromSavings } from '#understanding/transactions/sums/paying/from-savings.ts'
import { cutNextThing } from '#understanding/transactions/sums/paying/next-thing.ts'
import { takePaidWays } from '#understanding/transactions/sums/paying/paid-ways.ts'
import { takePartOwed } from '#understanding/transactions/sums/paying/part-owed.ts'
import { dropHanded, takeTendered } from '#understanding/transactions/sums/paying/tendered.ts'
import { dropYetToDo } from '#understanding/transactions/sums/paying/yet-to-do.ts'
import { takePercents } from '#understanding/transactions/sums/percents.ts'
import { dropDearer } from '#understanding/transactions/sums/prices/dearer.ts'
import { dropToldPrices } from '#understanding/transactions/sums/prices/told-price.ts'
import { takeProvenPart } from '#understanding/transactions/sums/proven-part.ts'
import { takeShares } from '#understanding/transactions/sums/shared.ts'
import { takeBothParts } from '#understanding/transactions/sums/shares/both-parts.ts'
import { takeProvenShare } from '#understanding/transactions/sums/shares/proven-share.ts'
import { asSaid, type Settled } from '#understanding/transactions/sums/sum.ts'
import { takeTotals } from '#understanding/transactions/sums/totals.ts'

export type { Settled } from '#understanding/transactions/sums/sum.ts'

type Take = (reading: Reading, segments: readonly Settled[]) => Settled[]

/** How many sums there have to be: what explains one by another leaves a lone one as it is. */
type Least = 1 | 2

/** In this order: a discount is taken off all pieces, and shared is what is left to pay. */
export const takes: readonly (readonly [Least, Take])[] = [
  [1, takeCounts],
  [1, takeEachOfTwo],
  [1, takeSoldParts],
  [2, takeOneInPart],
  [2, takeDayRates],
  [2, takeCorrections],
  [2, takePaidWays],
  [2, takeExchanged],
  [2, takeChangeAhead],
  [2, takeTendered],
  [2, takeChange],
  [1, takeDiscounts],
  [1, takePercents],
  [2, takeTotals],
  [2, takeDiffering],
  [1, takeShares],
]

/** The amounts of a message, without those that only explain another, in whatever mood. */
export function joinAmounts(reading: Reading): Settled[] {
  const parted = splitByAmounts(reading)
  // A lone sum explains no other, as most are: only whose it was may be told.
  return parted.length < 2 ? takePaidAll(reading, parted).map(asSaid) : joinSeveral(reading, parted)
}

/** The same of several, each of which may explain another. */
export function joinSeveral(reading: Reading, parted: readonly Segment[]): Settled[] {
  const split = cutNextThing(reading, dropDrawn(reading, dropYetToDo(reading, parted)))
  const said = split.map(asSaid)
  const mine = takeMine(reading, said) ?? takeOthers(reading, said) ?? takeBothParts(reading, said)
  if (mine) return [mine]
  const paid = takeFromSavings(reading, said)
  if (paid) return [...paid]
  const told = takePaidAll(reading, takeDenied(reading, takeSaidOver(reading, split)))
  const segments = takeFormerPrices(
    reading,
    dropToldPrices(
      reading,
      dropDearer(
        reading,
        takeOwnPiece(reading, takeProvenShare(reading, takeProvenPart(reading, told))),
      ),
    ),
  )
  const left = dropOtherHalf(
    reading,
    takeBroughtBack(
      reading,
      takeDeducted(
        reading,
        dropWithheld(
          reading,
          dropHanded(reading, dropBalance(reading, takePaidSame(reading, segments.map(asSaid)))),
        ),
      ),
    ),
  )
  const part = takePartOwed(reading, left)
  const own = takePutIn(
    reading,
    takePassedOn(reading, takeReceived(reading, dropOwing(reading, part))),
  )
  const theirs = takeEachGave(
    reading,
    takeTheirs(reading, takeErrand(reading, takeAskedFor(reading, own))),
  )
  return dropPaidOfAll(reading, takeDifferences(reading, theirs))
}

/** What each segment comes to. */
export function settleAmounts(reading: Reading, segments: readonly Settled[]): Settled[] {
  let settled = [...segments]
  for (const [least, take] of takes) {
    if (settled.length >= least) settled = take(reading, settled)
  }
  return settled
}
