import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const sums = new Set(['pix', 'dinheiro', 'grana', 'transferencia', 'deposito'])

const handed = new PhraseBook('handed over without a sum', [
  {
    means: 'pay',
    say: 'recebi|recebemos [o|a|os|as|minha|meu] {wage}|{shift-work}|frete|aluguel|semana|quinzena|aula|aulas',
    like: 'recebi a diária de dona Lúcia',
  },
  {
    means: 'pay',
    say: '^ [hoje|ontem|e] [eu] fiz|fizemos|dei|toquei # {works}|{run}|unha|unhas [hoje|ontem|agora|cedo] [,|.|!] $',
    like: 'fiz 2 faxinas hoje',
  },
  {
    means: 'pay',
    say: '^ [recebi|caiu|entrou|veio|chegou|fiz|mandei] [um|o] pix|transferencia|deposito|ted do|da|de|pro|pra|para ..3 $',
    not: ['qual|como|chave', 'pix do|da|de|pro|pra {bank}'],
    like: 'pix da Fernanda',
  },
])

/** `recebi a diária de dona Lúcia`, `minha mãe mandou um pix`: nobody says how much. */
export function isHandedOver({ reading, account }: Message): boolean {
  const isSent = account.clauses.some(({ mood, flow, verbs, flat }) => {
    const isSending = verbs.some(({ verb }) => verb.sense === 'send')
    return (
      mood === 'done' &&
      flow !== null &&
      isSending &&
      flat.split(' ').some((word) => sums.has(word))
    )
  })
  return isSent || (handed.isIn(reading) && !reading.flat.includes(' nao '))
}

const takes = new Set(['levar', 'pegar', 'trazer'])

/** `levei 2 tilápia dele`: so much of a thing that is bought. */
export function isTakenHome({ reading, account }: Message): boolean {
  const isTaking = account.clauses.some(({ mood, verbs }) => {
    const isOwn = verbs.some(({ verb }) => verb.form === 'i-did' && takes.has(verb.lemma))
    return mood === 'done' && isOwn
  })
  const isThing = account.subject !== null && account.subject.categoryId !== null
  return isTaking && isThing && reading.numbers.some(({ rule }) => rule !== 'article')
}
