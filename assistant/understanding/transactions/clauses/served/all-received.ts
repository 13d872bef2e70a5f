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

const allCame = new PhraseBook('each of them came in', [
  {
    means: 'all',
    say: 'os|as|ambos|ambas [dois|duas|tres|2|3] [ja] cairam|caiu|entraram|entrou|chegaram|depositaram|pingaram [hoje|ontem|ja|agora|na|no] [conta|pix] [.|!] $',
    like: 'dona Marlene 300, Jair 180, os dois caíram hoje',
  },
])

const listed = new PhraseBook('what came in, before it is listed', [
  {
    means: 'listed',
    say: '^ ..4 # entradas|recebimentos|depositos [de] hoje|ontem [:|,]',
    not: ['entradas ..4 pra|pro|para|cinema|show|parque|jogo|festa|teatro|museu'],
    like: 'duas entradas hoje: 300 da Marlene e 180 do Jair',
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
  const all = received.find(reading) ?? allCame.find(reading)
  const ahead = listed.find(reading)
  const work = paidBack.find(reading)
  for (const clause of clauses) {
    if (!hasSum(reading, clause)) continue
    const isListed = all && clause.last < all.first && clause.mood === 'silent'
    const isAhead = ahead && clause.last > ahead.last && clause.mood === 'silent'
    const isWork = work && clause.first <= work.last && work.first <= clause.last
    if (isListed || isAhead || isWork)
      Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
  }
}
