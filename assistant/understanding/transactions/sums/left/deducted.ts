import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const deducted = new PhraseBook('what was kept back of pay', [
  {
    means: 'kept',
    say: 'mas|e|, [so] [que] [ja] [ele|ela|eles|elas|me] [me] descontou|descontaram [r] [$] @',
    like: 'recebi 450 mas descontaram 60 do vale',
  },
])

/** `recebi 450 mas descontaram 60 do vale`: what came is the rest. */
export function takeDeducted(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const one of segments) {
    const former = kept.at(-1)
    const isKept = former !== undefined && isKeptBack(reading, former, one)
    if (isKept) {
      kept[kept.length - 1] = withStep(merge(one, former), { by: 'less', cents: one.valueCents })
    } else kept.push(one)
  }
  return kept
}

function isKeptBack(reading: Reading, former: Settled, { amount, valueCents }: Settled): boolean {
  const gap = between(former, { first: amount.first, last: amount.last, amount })
  const found = deducted.find(reading, { first: gap.first, last: amount.last })
  return found?.last === amount.last && valueCents < former.valueCents
}
