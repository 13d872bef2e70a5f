import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const missed = new PhraseBook('who did not come', [
  {
    means: 'absent',
    say: 'cliente|clientes|paciente|aluno|aluna|alunos|fregues|freguesa|passageiro|noiva|contratante|moca|mulher|menina|menino|rapaz ..7 faltou|faltaram|furou|furaram|desmarcou|desmarcaram|sumiu|cancelou|cancelaram|desistiu',
    like: 'a cliente das 15h furou comigo',
  },
  {
    means: 'absent',
    say: 'desmarcaram|cancelaram|furaram [#] {served}|{groomed}|{task}|comigo|hoje',
    like: 'desmarcaram 2 cortes',
  },
  {
    means: 'absent',
    say: 'dona|seu|dr|dra|ela|ele|eles ..3 desmarcou|desmarcaram|furou|furaram|faltou|faltaram [hoje|ontem|comigo] [,|e|.] ..4 perdi',
    like: 'a dona Sônia desmarcou, perdi 150',
  },
  {
    means: 'absent',
    say: 'cliente|clientes|paciente|aluno|aluna|dona ..3 nao veio|vieram|apareceu|apareceram',
    like: 'perdi 150 porque a cliente não veio',
  },
  {
    means: 'absent',
    say: 'perdi|perdemos [o|a|um|uma] [meu|minha] dia|diaria [de] [hoje|ontem|servico|trabalho] [,] [r] [$] @',
    like: 'choveu e perdi a diária, 120',
  },
  { means: 'lost', say: 'fiquei|ficamos sem [os|o|meus] [r] [$] @', like: 'fiquei sem os 80' },
  { means: 'lost', say: 'perdi|perdemos|perco', like: 'perdi 60 de pé e mão' },
])

/** What is lost by somebody who did not come was never had: `a cliente faltou, perdi 80`. */
export function markMissed(reading: Reading, clauses: readonly Clause[]): void {
  const absent = missed.findAll(reading).find(({ means }) => means === 'absent')
  if (!absent) return
  for (const one of clauses) {
    const isLost = missed.findAll(reading, one).some(({ means }) => means === 'lost')
    if (isLost) Object.assign(one, { mood: 'undone', rule: 'missed', flow: null, flowRule: '' })
  }
}
