import { meantWords } from '#conversation/memory/meant-anew.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { findUnit } from '#language/amounts/units.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/** "opa, o município caiu agora: 1.987": something new came in. */
export function hasArrived(message: Message): boolean {
  const { clauses } = message.account
  const isArrival = clauses.some(({ verbs }) => verbs.some(({ verb }) => verb.kind === 'arrive'))
  return isArrival && tellingIn(message).length > 0
}

/** It names something else that money is spent on, or tells a deed with a thing of its own. */
export function isOwnStory(message: Message): boolean {
  const { account, reading } = message
  if (leans('aliased', reading)) return false
  if (account.transactions.filter(({ doubt }) => doubt === null).length > 1) return true
  const said = thingsIn(message).filter(({ word }) => !leansWord('papers', word))
  const isItem = said.some(({ word }) =>
    findMeanings(word)?.some(({ weight }) => weight === 'item' || weight === 'place'),
  )
  const isWhy = leans('because', reading) || leans('settledAt', reading)
  const isDeed = account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.form === 'i-did' && ['spend', 'earn'].includes(verb.kind)),
  )
  if (isWhy) return isItem
  return isItem || (isDeed && account.transactions.some(({ draft }) => draft.description !== ''))
}

/** What may be named: the `quilos` of "foram 5 quilos" only measures. */
export function thingsIn(message: Message): Telling[] {
  const { tokens } = message.reading
  return meantWords(message).filter(({ at, word }) => {
    return tokens[at - 1]?.kind !== 'number' || !findUnit(word)
  })
}
