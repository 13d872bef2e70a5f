import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const halves = new PhraseBook('how many of them were paid by half', [
  {
    means: 'half',
    say: '# [o|a] [cliente|aluno|aluna|pessoa|moca|delas|deles] [so|ja|me] pagou|pagaram|deu|deram|adiantou|adiantaram|acertou [so|me] [a] metade',
    not: ['[um|uma] deu|deram metade d*'],
    like: 'fiz 3 pé e mão a 60, uma pagou metade e a outra metade semana que vem',
  },
])

/**
 * `fiz 3 pé e mão a 60, uma pagou metade`: all of them but half of one; null where nobody of those
 * who are counted paid by half.
 */
export function lessOneHalf(reading: Reading, one: Settled): Settled | null {
  const { times, last } = one.amount
  const found = times && halves.find(reading, { first: last + 1, last: reading.tokens.length - 1 })
  const told = found && reading.numbers.find(({ first }) => first === found.first)
  const count = (told?.hundredths ?? 0) / 100
  if (!times || count < 1 || count >= times.count) return null
  return withStep(one, { by: 'less', cents: Math.round((one.amount.valueCents * count) / 2) })
}

const lastInPart = new PhraseBook('what one of them paid instead', [
  {
    means: 'part',
    say: 'ultimo|ultima|um|uma|outro|outra|primeira|primeiro [cliente|aluno|aluna|pessoa|moca|delas|deles] so [me] pagou|deu|pode|tinha|acertou [pagar] [r] [$] @',
    like: '3 clientes de 60, a última só pagou 40',
  },
  {
    means: 'part',
    say: 'ultimo|ultima|um|uma|outro|outra|primeira|primeiro [cliente|aluno|aluna|pessoa|moca|delas|deles] [me] pagou|deu|acertou so [r] [$] @',
    like: '3 clientes de 60, a última pagou só 40',
  },
])

/** Whether it tells what one of several paid, who was to pay more: `uma delas pagou só 40`. */
export function tellsLastInPart(reading: Reading): boolean {
  return lastInPart.isIn(reading)
}

/** `3 clientes de 60, a última só pagou 40`: all of them, but for what she did not pay. */
export function takeOneInPart(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, another] = segments
  const times = whole?.amount.times
  if (!whole || !part || another || !times || times.count < 2) return [...segments]
  if (part.valueCents >= whole.amount.valueCents || part.amount.times) return [...segments]
  const span = { first: whole.amount.last + 1, last: part.amount.last }
  if (lastInPart.find(reading, span)?.last !== part.amount.last) return [...segments]
  const less = { by: 'less' as const, cents: whole.amount.valueCents - part.valueCents }
  return [withStep({ ...whole, last: part.last }, less)]
}
