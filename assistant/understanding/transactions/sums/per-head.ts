import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const billed = new PhraseBook('a bill for all', [
  {
    means: 'bill',
    say: 'deu|ficou|foi|custou|saiu|total [em|por|r] [$] @',
    like: 'moqueca deu 232',
  },
  { means: 'bill', say: '@ [reais] [no|ao] total|todo|tudo', like: 'chácara 1500 no total' },
])
const heads = new PhraseBook('what each one pays of it', [
  { means: 'each', say: '@ pra|para|por cada|cabeca|pessoa', like: '232, ficou 58 pra cada' },
  { means: 'each', say: '@ [pra|para|por] cada um|uma|qual|pessoa', like: '260, 65 cada um' },
])
const givers = new PhraseBook('who hands it all out', [
  {
    means: 'gives',
    say: '<give:i-did>|comprei|compramos|distribui|paguei|gastei|recebi|vendi|fiz',
    like: 'dei 200 pros netos, 50 pra cada',
  },
])

/** Of a whole and what each head pays or gets of it, the one that is the writer's; or null. */
export function byHead(reading: Reading, whole: Segment, each: Segment): Segment | null {
  if (isPerHead(reading, whole, each)) return { ...headOf(whole, each), isPart: true }
  return isHandedOut(reading, whole, each) ? merge(each, whole) : null
}

/** `moqueca pra 4, deu 232, ficou 58 pra cada`: the writer is one of those. */
function isPerHead(reading: Reading, whole: Segment, each: Segment): boolean {
  const span = { first: whole.first, last: each.last }
  const isEach = heads.isIn(reading, { first: each.amount.first, last: each.last })
  if (!isEach || !isEvenPart(whole, each) || givers.isIn(reading, span)) return false
  return billed.isIn(reading, { first: whole.first, last: each.amount.first - 1 })
}

/** `40 de crédito no celular das crianças, 20 pra cada`: a total, and how it was handed out. */
function isHandedOut(reading: Reading, whole: Segment, each: Segment): boolean {
  const isOfThing = reading.tokens[whole.amount.last + 1]?.norm === 'de'
  if (!isOfThing && !givers.isIn(reading, { first: whole.first, last: each.last })) return false
  const isEach = heads.isIn(reading, { first: each.amount.first, last: each.last })
  // "gastei 50 no mercado e comprei 4 velas a 5 cada uma": so many of them are another sum.
  const count = each.amount.times?.count
  const isAll = !count || count * each.amount.valueCents === whole.amount.valueCents
  return isEach && isAll && isEvenPart(whole, each)
}

/** What one pays, however many they are. */
function headOf(whole: Segment, each: Segment): Segment {
  const { times: _, ...amount } = each.amount
  return merge(whole, { ...each, amount })
}

/** `viagem total 900, cada um 300`: a whole number of such parts. */
export function isEvenPart(whole: Segment, part: Segment): boolean {
  const of = whole.amount.valueCents / part.amount.valueCents
  return of >= 2 && of <= 20 && Math.abs(of - Math.round(of)) < 0.02
}
