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

const sellers = new PhraseBook('who is paid by each of them', [
  { means: 'sells', say: '{payer}|turma|me', like: 'a aula deu 240, cada um me pagou 60' },
  {
    means: 'sells',
    say: 'meu|minha aula|servico|trabalho|frete|corrida|curso|excursao|van',
    like: 'minha aula deu 240 no total, cada um pagou 60',
  },
])

/** The 32 of `a conta foi 96, 32 pra cada um`: what another sum proves. */
export function isHeadOfBill(reading: Reading, amount: Reading['amounts'][number]): boolean {
  const { first, last, valueCents } = amount
  if (!heads.isIn(reading, { first, last: last + headWords })) return false
  return reading.amounts.some((one) => isEvenlyOf(one.valueCents, valueCents))
}

/** As many tokens as `pra cada um` has. */
const headWords = 3

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

/** `a mesa deu 184, cada um pagou 46`: of a bill that nobody handed out, the writer's own. */
export function partOfAll(reading: Reading, whole: Segment, part: Segment): Segment {
  const own: Segment = { ...merge(whole, part), isPart: true }
  const span = { first: whole.first, last: part.last }
  // "bar 240 a conta, éramos 5": so many parts of it there are.
  const isOfUs = reading.numbers.some(({ role, hundredths }) => {
    const all = ((hundredths ?? 0) / 100) * part.amount.valueCents
    return role === 'people' && Math.abs(all - whole.amount.valueCents) < (hundredths ?? 0) / 100
  })
  const isBill = isOfUs || billed.isIn(reading, { first: whole.first, last: part.amount.first - 1 })
  return isBill && !givers.isIn(reading, span) && !sellers.isIn(reading, span)
    ? { ...own, way: 'out' }
    : own
}

/** `40 de crédito no celular das crianças, 20 pra cada`: a total, and how it was handed out. */
function isHandedOut(reading: Reading, whole: Segment, each: Segment): boolean {
  const isOfThing = reading.tokens[whole.amount.last + 1]?.norm === 'de'
  if (!isOfThing && !givers.isIn(reading, { first: whole.first, last: each.last })) return false
  const isEach = heads.isIn(reading, { first: each.amount.first, last: each.last })
  return isEach && isAllOf(whole, each) && isEvenPart(whole, each)
}

/** Not "gastei 50 no mercado e comprei 4 velas a 5 cada uma": so many of them are another sum. */
export function isAllOf(whole: Segment, { amount: { times, valueCents } }: Segment): boolean {
  return !times || Math.abs(times.count * valueCents - whole.amount.valueCents) < roundedCents
}

/** What parts that do not divide may come to more or less. */
const roundedCents = 100

/** What one pays, however many they are. */
function headOf(whole: Segment, each: Segment): Segment {
  const { times: _, ...amount } = each.amount
  return merge(whole, { ...each, amount })
}

/** `viagem total 900, cada um 300`: a whole number of such parts. */
export function isEvenPart(whole: Segment, part: Segment): boolean {
  return isEvenlyOf(whole.amount.valueCents, part.amount.valueCents)
}

function isEvenlyOf(whole: number, part: number): boolean {
  const of = whole / part
  return of >= 2 && of <= 20 && Math.abs(of - Math.round(of)) < 0.02
}
