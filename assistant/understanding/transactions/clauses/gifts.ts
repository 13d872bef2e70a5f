import { wordsOf } from '#language/phrases/classes.ts'
import {
  amountIn,
  isSumNext,
  type ToldDeed as Told,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'
import { isSentOn } from '#understanding/transactions/clauses/parties.ts'
import { isPayer, isPerson } from '#understanding/transactions/subject-of.ts'

/** Sends money by its own name. */
export const handing = new Set('depositar transferir mandar'.split(' '))
const sent = new Set(['pix', 'deposito', 'transferencia'])
const measures = new Set('dar ficar ser sair vir'.split(' '))
const kin = new Set(wordsOf('{kin}'))
const whose = new Set(['dele', 'dela'])
const help = new Set([
  ...['ajudar', 'ajuda', 'mim', 'gasolina', 'lanche', 'passagem', 'pra', 'pro'],
  ...['hoje', 'agora', 'ontem', 'reais', 'conto', 'me'],
  ...['de', 'presente', 'aniversario', 'natal'],
])

/** `minha mãe deu a mesada`, `meu ex depositou a pensão`. */
export function isAllowing({ lemma }: Told): boolean {
  return lemma === 'dar' || handing.has(lemma)
}

/** `cliente do frete deu 150 de sinal`; a shop gives a discount. */
export function isGivenByPayer({ frame, deed, lemma, subject }: Told): boolean {
  if (lemma !== 'dar' || !isPayer(subject) || !isSumNext(frame, deed.at)) return false
  return !frame.flat.includes(' desconto ') && !isSentOn(frame, deed.at)
}

/** `meu pai fez um pix de 300 pra eu me virar`: to nobody else who is named. */
export function isSentToMe({ frame, deed, subject }: Told): boolean {
  const behind = [wordAt(frame, deed.at + 1), wordAt(frame, deed.at + 2)]
  const isPix = deed.verb.sense === 'send' && behind.some((word) => sent.has(word))
  return isPix && (isPerson(subject) || isPayer(subject)) && !isSentOn(frame, deed.at)
}

/** `minha tia deu 50`: a person hands it over; a bill comes to it. */
export function isGift({ deed, lemma, subject }: Told): boolean {
  return deed.verb.kind === 'cost' && measures.has(lemma) && isPerson(subject)
}

const givers = new Set('pais avos sogros tios padrinhos primos irmaos familia parentes'.split(' '))
const us = new Set(['gente', 'nos', 'nois', 'mim'])

/** `minha sogra deu 200 pra gente`, `meus pais deram 500 pra nós`. */
export function isGivenToUs({ frame, deed, subject }: Told): boolean {
  // "a conta deu 90 pra nós" is a bill.
  if (!isPerson(subject) && !givers.has(subject)) return false
  const amount = amountIn(frame)
  if (deed.verb.lemma !== 'dar' || !amount || !isSumNext(frame, deed.at)) return false
  const [link, who] = [wordAt(frame, amount.last + 1), wordAt(frame, amount.last + 2)]
  return (link === 'pra' || link === 'para') && us.has(who)
}

/** `mãe deu 50`, `meu sogro deu 300 pra ajudar`: nobody else is named who got it. */
export function isGivenToMe({ frame, deed, subject }: Told): boolean {
  const before = wordAt(frame, deed.at - 1)
  const isKin = kin.has(before) || (kin.has(subject) && whose.has(before))
  if (!isKin || deed.verb.lemma !== 'dar' || !isSumNext(frame, deed.at)) return false
  const amount = amountIn(frame)
  const after = amount ? frame.reading.tokens.slice(amount.last + 1, frame.last + 1) : []
  const words = after.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  return words.every((word) => help.has(word))
}
