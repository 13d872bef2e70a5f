import { register } from '#conversation/make-turn.ts'
import { isContested, toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { likelierOf } from '#conversation/opinion/turned.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { queryTurn } from '#conversation/turn-for.ts'
import type { Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { Intent } from '#understanding/draft.ts'
import { unknownBook } from '#understanding/intents/asked/not-known.ts'
import { readQuery } from '#understanding/intents/asked/read-query.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isOfOurs } from '#understanding/intents/talk/talk.ts'
import { isOfNearerDay } from '#understanding/transactions/days/only-ahead.ts'
import { namesTransfer } from '#understanding/transactions/direction.ts'

/** Does what the rules were too timid for; null where the opinion is not sure enough of it. */
export function rescued(
  input: TurnInput,
  message: Message,
  turn: Turn,
  opinion: Opinion,
): Turn | null {
  return rescuedLog(input, message, turn, opinion) ?? rescuedQuery(input, message, opinion)
}

/** Written only where a sum is told and nobody doubts anything about it. */
function rescuedLog(input: TurnInput, message: Message, turn: Turn, { log }: Opinion): Turn | null {
  if (isOfNearerDay(message.reading)) return null
  if (isContested(turn) || log < opinionLimits.rescueLog) return null
  if (message.reading.tokens.length < opinionLimits.tokensMin) return null
  // "deposito do pai 300": no word of it tells the way.
  if (namesTransfer(message.reading)) return null
  const told = toldTransactions(message)
  if (told.length === 0 || told.some(({ doubt }) => doubt !== null)) return null
  return register(input, candidateOf('log', log), likelierOf(input, message, told))
}

/** How words about money begin. A question without one may be about anything. */
const stems =
  'gast compr pag receb ganh vend sobr sald venc entr anot lanc tenho temos posso conta'.split(' ')

function speaksOfMoney({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) => stems.some((stem) => norm.startsWith(stem)))
}

function rescuedQuery(input: TurnInput, message: Message, { query }: Opinion): Turn | null {
  if (query < opinionLimits.rescueQuery || message.reading.amounts.length > 0) return null
  // "sou aposentado e quero controlar meus gastos" asks for none of them.
  if (unknownBook.isIn(message.reading)) return null
  if (!speaksOfMoney(message) || isOfOurs(message.reading)) return null
  return queryTurn(input, message, { ...candidateOf('query', query), fields: readQuery(message) })
}

function candidateOf(intent: Intent, chance: number): Candidate {
  return { intent, rule: 'none', confidence: Math.round(100 * chance) }
}
