import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, ofDayNamed, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { howOf } from '#understanding/intents/talk/talk.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'query', 'help', 'clarify', 'log']
const unasked = { categoryId: null, from: null, to: null }

/**
 * The turn of "cadê a aposentadoria?", "cadê meu gasto de ontem?": a question of what stands there,
 * and no call for Lya. Null where nothing of the person's money is named.
 */
export function lookedForTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  // "vê se a internet tá paga" is of a bill; "marcou a feira como hoje? foi sábado" tells more.
  const isMore = reading.flat.includes(' ? ') && !reading.flat.endsWith(' ? ')
  if (howOf(reading) !== null || isMore || leans('asksPaid', reading)) return null
  const summed = candidate.intent === 'query' ? null : summedIn(input, message)
  const isLooking = leans('looksFor', reading)
  const isFigured = reading.amounts.length > 1
  if (
    isFigured ||
    !(isLooking || summed || leans('asksNoted', reading)) ||
    !readable.includes(candidate.intent)
  )
    return null
  const query =
    summed ??
    (isLooking ? goalIn(input, message) : null) ??
    entriesIn(input, message, isLooking) ??
    wordsIn(message, isLooking)
  if (!query) return null
  return askFor(input, { confidence: 85 }, query)
}

function goalIn({ goals = [] }: TurnInput, message: Message): Query | null {
  const isOfGoal = leans('ofGoal', message.reading)
  const [fit, another] = fitting(tellingIn(message), goals).filter(({ at }) => at.length > 0)
  if (fit && !another) return { metric: 'goal', ...unasked, goalId: fit.thing.id }
  return isOfGoal ? { metric: 'goal', ...unasked } : null
}

/** Those that are named, on their days: what came in, else what went out. */
function entriesIn(input: TurnInput, message: Message, isLooking: boolean): Query | null {
  const [amount] = message.reading.amounts
  const all = rememberedIn(input).filter(({ amountCents }) => {
    return !amount || amountCents === Math.round(amount.valueCents)
  })
  const named = ofDayNamed(message, namedAmong(message, all))
  const [only] = named
  if (!only) return null
  const dates = named.map(({ date }) => date).toSorted()
  const days = { categoryId: null, from: dates[0] ?? only.date, to: dates.at(-1) ?? only.date }
  const isOne = named.every(({ name, type }) => name === only.name && type === only.type)
  if (!isOne || !isLooking) return { metric: 'list', ...days }
  const metric = only.type === 'receita' ? 'received' : 'spent'
  return { metric, ...days, words: only.name }
}

/** "farmácia tá em quanto?", "soma tudo que foi padaria": what all of that name came to. */
function summedIn(input: TurnInput, message: Message): Query | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !leans('sumsThing', reading)) return null
  const named = namedAmong(message, rememberedIn(input)).filter(({ type }) => type === 'despesa')
  const { from = null, to = null } = readPeriod(reading, false)
  const [first] = named
  if (!first) return wordsIn(message, false)
  const isOne = named.every(({ name }) => name === first.name)
  return isOne ? { metric: 'spent', categoryId: null, from, to, words: first.name } : null
}

/** What is not there by that name: all of its days, or the words that name a thing. */
function wordsIn(message: Message, isLooking: boolean): Query | null {
  const { from = null, to = null } = readPeriod(message.reading, false)
  if (isLooking && leans('entriesAll', message.reading))
    return { metric: 'list', categoryId: null, from, to }
  const said = tellingIn(message).find(({ word }) => isThing(word))
  if (!said) return null
  const { start, end } = message.reading.tokens[said.at] ?? { start: 0, end: 0 }
  const words = message.reading.text.slice(start, end)
  return { metric: 'spent', categoryId: null, from, to, words }
}
