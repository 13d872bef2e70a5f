import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

const none = [
  'nao|nem|vai|vou|so|se|quando|ainda|depois ..3 me',
  'me devolveu|pagou|mandou ..3 metade|parte',
]

const returns = new PhraseBook('all of it came back', [
  {
    means: 'back',
    say: 'me devolveu|devolveram|reembolsou|reembolsaram|ressarciu [tudo|ja|hoje] [no|na|pelo|em] [pix|hora|dinheiro|cartao] [na|no] [hora|pix|ja|hoje|tambem] [.|!|)] $',
    not: none,
    like: 'paguei o remédio de mainha 68,90 mas ela me devolveu no pix na hora',
  },
  {
    means: 'back',
    say: 'me pagou|mandou|passou|transferiu|pix|pixou [tudo|ja] de volta [no|na|pelo|em] [pix|hora|dinheiro] [na] [hora] [.|!|)] $',
    not: none,
    like: 'passei 120 do pai na farmácia, ele me mandou de volta no pix',
  },
  {
    means: 'back',
    say: 'devolvi ..3 [ja] estornaram|estornou|reembolsaram|reembolsou|devolveram [tudo|ja] [hoje|ontem] [no|na] [cartao|fatura|pix|conta] [.|!|)] $',
    not: ['nao|nem|vai|vao|so|se|quando|ainda|depois ..2 estornaram|estornou|devolveram'],
    like: 'comprei uma blusa 89,90 mas não serviu, devolvi e eles estornaram ontem',
  },
  {
    means: 'back',
    say: 'me pagou [tudo] [no|pelo] [pix] na hora [.|!|)] $',
    not: none,
    like: 'paguei o uber da Bia 18,40 e ela me pagou na hora',
  },
])

/** What was spent for another, who gave all of it back: it went out, and came in again. */
export function addReturned(reading: Reading, all: ReadTransaction[]): ReadTransaction[] {
  const [spent, another] = all
  const [sum, more] = reading.amounts
  if (!spent || !sum || another || more || spent.draft.type !== 'despesa' || spent.doubt !== null) {
    return all
  }
  // Of what was shared only their parts came back: the own one is what is written.
  if (spent.draft.sum?.steps.some(({ by }) => by === 'share')) return all
  const behind = { first: sum.last + 1, last: reading.tokens.length - 1 }
  const found = returns.find(reading, behind)
  if (!found) return all
  const { amountCents, description, date } = spent.draft
  const day = reading.days.find(({ first }) => first >= found.first)?.date ?? date
  const draft = { type: 'receita', amountCents, date: day, categoryId: null, description } as const
  return [spent, { draft, doubt: null, evidence: spent.evidence }]
}
