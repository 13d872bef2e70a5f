import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const gave = 'deu|pagou|mandou|passou|devolveu|transferiu|pixou|acertou'

const each = new PhraseBook('what each of the others gave of it', [
  {
    means: 'each',
    say: `cada um|uma [deles|delas] [ja] me ${gave} [os|a|o|pix|de|r] [$] @`,
    not: ['nao|vai|ainda ..3 me', `me ${gave} ..2 @ de`],
    like: 'paguei 200 no bar, éramos 4, e cada um já me deu os 50',
  },
  {
    means: 'each',
    say: 'me deram|pagaram|mandaram|passaram|devolveram|transferiram|pixaram [os|r] [$] @ [reais] cada',
    not: ['nao|vao|ainda ..3 me'],
    like: 'bar 200 dividido em 4, paguei tudo e já me deram 50 cada',
  },
])

/** `paguei 200, éramos 4, cada um já me deu os 50`: the part of the writer is left. */
export function takeEachGave(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, another] = segments
  const people = reading.numbers.find(({ role }) => role === 'people')?.hundredths
  if (!whole || !part || another || !people || part.valueCents >= whole.valueCents) {
    return [...segments]
  }
  const found = each.find(reading, {
    first: whole.amount.last + 1,
    last: reading.tokens.length - 1,
  })
  const isPart = found && found.first < part.amount.first && part.amount.first <= found.last
  const of = people / 100
  if (!isPart || Math.abs(part.valueCents * of - whole.valueCents) >= of) return [...segments]
  const own = withStep(merge(part, whole), { by: 'share', parts: 1, of })
  return [{ ...own, isPart: true, way: 'out' }]
}
