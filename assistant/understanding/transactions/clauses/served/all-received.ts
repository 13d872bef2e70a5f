import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

const received = new PhraseBook('all of it came in', [
  {
    means: 'all',
    say: '[ja] recebi|recebemos [de] tudo|todos|todas|ambas|ambos|dois|duas [hoje|ontem|ja] [.|!] $',
    like: 'hidratação da Lu 50, e a da mãe dela 65, recebi tudo',
  },
])

const paidBack = new PhraseBook('work that was agreed on, and who pays it', [
  {
    means: 'work',
    say: 'fiz|fechei|montei|combinei um|uma pacote|plano|orcamento|contrato|combo ..6 por|de [r] [$] @ ..4 ele|ela|cliente|aluno|aluna|paciente pagou|deu|adiantou|mandou',
    like: 'fiz um pacote de 5 aulas por 250, ele pagou metade agora',
  },
])

/** Lets what is listed before `recebi tudo` come in, and what somebody pays for agreed work. */
export function markAllReceived(reading: Reading, clauses: readonly Clause[]): void {
  const all = received.find(reading)
  const work = paidBack.find(reading)
  for (const clause of clauses) {
    if (!hasSum(reading, clause)) continue
    const isListed = all && clause.last < all.first && clause.mood === 'silent'
    const isWork = work && clause.first <= work.last && work.first <= clause.last
    if (isListed || isWork)
      Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
  }
}
