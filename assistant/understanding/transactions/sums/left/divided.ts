import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { endOfSharedAside } from '#understanding/transactions/shared-aside.ts'
import { splits } from '#understanding/transactions/sums/shares/share-phrases.ts'
import { between, type Settled } from '#understanding/transactions/sums/sum.ts'

/** Whether the writer's paying is told right before. */
function isPaid({ tokens }: Reading, { amount }: Settled): boolean {
  return ['paguei', 'dei', 'pago'].includes(tokens[amount.first - 1]?.norm ?? '')
}

const owedShare = new PhraseBook('the half of it that the writer owes who paid', [
  {
    means: 'owed',
    say: 'com o|a|meu|minha ..6 @ ..3 fiquei|estou|fico devendo [so] [r] [$] @ [reais] pra|pro|para|a|ao',
    like: 'uber com a lari deu 30, fiquei devendo 15 pra ela',
  },
])

/** `a caixinha foi 94, dividimos em 4, fiquei com 23,50`: one of the equal parts, as it is said. */
export function isDivided(reading: Reading, whole: Settled, part: Settled): boolean {
  const of = whole.valueCents / part.valueCents
  const isPart = Math.round(of) >= 2 && Math.round(of) <= 20 && Math.abs(of - Math.round(of)) < 0.02
  const last = part.last
  // "jantar 120, que dividi com o Léo, e o uber 15": a thing of its own, an eighth by chance.
  if (endOfSharedAside(reading, between(whole, part)) !== null) return false
  const people = reading.numbers.find(({ role }) => role === 'people')?.hundredths ?? 0
  // "1800 dividido por 5, internet 100 dividido por 5": each is a bill of its own.
  const isOther = people > 0 && ![0, 1].includes(Math.round(of) - people / 100)
  // "churrasco 180 em 6 pessoas, paguei 30".
  if (isPart && Math.round(of) === people / 100 && isPaid(reading, part)) return true
  if (Math.round(of) === 2 && owedShare.isIn(reading, { first: 0, last })) return true
  return isPart && !isOther && splits.isIn(reading, { first: 0, last })
}
