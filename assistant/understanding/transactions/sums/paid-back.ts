import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { between } from '#understanding/transactions/sums/sum.ts'

const gave = 'mandei|transferi|passei|dei|paguei|devolvi|fiz|acertei'

const backs = new PhraseBook('a part given back to who paid', [
  {
    means: 'half',
    say: `${gave} [ja] [o|um] [pix] [d*] [a] [minha] metade`,
    like: 'a Bia pagou o uber 36, mandei metade pra ela',
  },
  {
    means: 'part',
    say: `${gave} [ja] [o|um] [pix] [d*] [a] minha parte`,
    like: 'a Ana pagou o airbnb 900, somos 3, mandei minha parte',
  },
])

/** Whether the writer gave back their part of what another paid, where it can be told how much. */
export function isGivenBack(reading: Reading, { amount, last }: Segment): boolean {
  const found = backs.find(reading, { first: amount.last + 1, last })
  const isOfMany = reading.numbers.some(({ role }) => role === 'people')
  return found !== null && (found.means === 'half' || isOfMany)
}

const lent = new PhraseBook('what the writer lent', [
  {
    means: 'lent',
    say: 'devendo|deve|devem [uns] [r] [$] @ que [eu] [ja] <emprestar:i-did> ..3 hoje|agora|ontem',
    like: 'o vizinho ficou me devendo 30 que eu emprestei hoje',
  },
  {
    means: 'lent-then',
    say: 'me devendo|deve|devem [uns] [r] [$] @ [reais|conto] que [eu] [ja] <emprestar:i-did>',
    not: ['emprestei ..9 paga|pagar|devolve|devolver|acerta'],
    like: 'minha irmã me deve 80 que eu emprestei quando ela veio aqui quarta',
  },
])

/** `ficou me devendo 50 que eu emprestei`: what is owed went out by the deed behind it. */
export function isLent(reading: Reading, { amount }: Segment): boolean {
  return lent.findAll(reading).some(({ means, first, last }) => {
    if (first >= amount.first || amount.last >= last) return false
    return means === 'lent' || tellsDayGone(reading, last)
  })
}

/** `que eu emprestei quando ela veio aqui quarta`: the day that is told behind it is over. */
function tellsDayGone({ days, today }: Reading, at: number): boolean {
  const told = days.filter(({ first }) => first > at)
  return told.length > 0 && told.every(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
}

const bills = new PhraseBook('what another paid', [
  { means: 'bill', say: 'pagou|comprou|bancou|botou ..5 @', like: 'o Caio pagou o gás 130' },
])
const returns = new PhraseBook('what the writer gave them', [
  {
    means: 'mine',
    say: `${gave} [a|pra|pro] [ele|ela] [de] [r] [$] @ [de] [volta] pra|pro|para [o|a|meu|minha] ele|ela|eles|elas|{person}`,
    like: 'o Caio pagou o gás 130 e eu dei 65 pra ele',
  },
])

/** Whether the second figure is the writer's part of the first: `e eu dei 65 pra ele`. */
export function isPaidBack(reading: Reading, former: Segment, next: Segment): boolean {
  if (next.amount.valueCents >= former.amount.valueCents) return false
  const mine = returns.isIn(reading, { first: between(former, next).first, last: next.last })
  return mine && bills.isIn(reading, { first: former.first, last: former.amount.last })
}
