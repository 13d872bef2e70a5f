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

const withheld = new PhraseBook('what they kept of it and did not give back', [
  {
    means: 'kept',
    say: 'devolveu|devolveram|estornou|estornaram|reembolsou|reembolsaram ..3 @ ..2 [,|e|mas] ficou|ficaram|reteve|retiveram|segurou|seguraram [com] [r] [$] @ [reais] [de|da|por|pela] [multa|taxa]',
    like: 'a companhia devolveu 1.100 e ficou com 148 de multa',
  },
  {
    means: 'kept',
    say: 'devolveu|devolveram|estornou|estornaram|reembolsou|reembolsaram ..3 @ ..2 [,|e|mas] [cobrou|cobraram|descontou|descontaram] @ de|da multa|taxa',
    like: 'a loja devolveu 300, descontou 30 de taxa',
  },
])

/** `devolveu 1.100 e ficou com 148 de multa`: what came back is told, the fine no part of it. */
export function dropWithheld(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [back, kept, ...more] = segments
  if (!back || !kept || more.length > 0) return [...segments]
  const found = withheld.find(reading, { first: back.first, last: kept.last })
  const isKept = found !== null && found.first < back.amount.first && found.last >= kept.amount.last
  return isKept ? [merge(kept, back)] : [...segments]
}

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
