import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Effect } from '#conversation/effect.ts'
import { namedAmong, recentOf, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { isRead } from '#conversation/opinion/told-transactions.ts'
import { isEarned, isTold, likelier } from '#conversation/opinion/turned.ts'
import { numbersFor } from '#conversation/opinion/unlikely-numbers.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { directionFeatures } from '#opinion/direction/features.ts'
import { learnedDirection } from '#opinion/direction/learned.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { opinionOf } from '#opinion/model.ts'
import { featuresOfNumber } from '#opinion/numbers/features.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isPriceList } from '#understanding/transactions/sums/price-list.ts'
import { takenOff } from '#understanding/transactions/sums/sum.ts'

type Created = Extract<Effect, { kind: 'create-transactions' }>

/**
 * Asks before it writes what those who know no rule think unlikely all in all: that it is to be
 * written, that the money went that way, and that each figure is money. Null where it may stand.
 */
export function doubted(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect] = turn.effects
  if (effect?.kind !== 'create-transactions' || !isOpined(turn)) return null
  const { model = learnedModel } = input
  // "fita 8": a word beside a figure says too little to doubt.
  if (model === null || message.reading.tokens.length < opinionLimits.tokensMin) return null
  const { log, clarify, correct, pay } = opinionOf(model, message)
  // A plain `paguei a fatura da luz` is asked about by nobody who hears the verb, and "paguei o
  // aluguel 880" is an entry where there is no such bill.
  const written = log + (isTold(message, 'despesa') ? clarify + pay : 0)
  const rest = chanceOfWay(input, message, effect) * chanceOfFigures(input, message, effect)
  if (written * rest >= opinionLimits.doubt) return null
  // Nothing is corrected where nothing of that name was told before.
  const isSure = (written + correct) * rest >= opinionLimits.doubt
  if (isSure && isNamedAnew(input, message)) return null
  const [only, another] = effect.transactions
  return only && !another
    ? proposal(input, likelier(input, message, only))
    : offerTurn(input, effect)
}

/** What leans on the conversation or on an answer cannot be told by its own words. */
function isOpined(turn: Turn): boolean {
  return isRead(turn) || turn.rule.startsWith('opinion.')
}

/** "a pizza de ontem foi 52", where there is no pizza yet, and nothing was wrong. */
function isNamedAnew(input: TurnInput, message: Message): boolean {
  const { reading, account } = message
  if (!message.hasLast && recentOf(input).length === 0) return true
  const isPriced = leans('restated', reading) || leans('restatedBare', reading)
  const isPrice = account.clauses.every(({ verbs }) =>
    verbs.every((one) => one.verb.kind === 'cost'),
  )
  if (!isPriced || !isPrice || reading.amounts.length > 1 || leans('sorry', reading)) return false
  const said = tellingIn(message)
  const isThing = said.some(({ word }) =>
    findMeanings(word)?.some(({ weight }) => weight !== 'hint'),
  )
  return isThing && namedAmong(message, rememberedIn(input), said).length === 0
}

/** Of both ways in one message nobody has an opinion; what was earned by a verb leaves no doubt. */
function chanceOfWay(
  { direction = learnedDirection }: TurnInput,
  message: Message,
  { transactions }: Created,
): number {
  const { reading, account } = message
  const [first, ...others] = transactions.map(({ type }) => type)
  if (first === undefined || others.some((type) => type !== first)) return 1
  // What arrives may be a thing: "chegou a farinha".
  const hasArrived = account.clauses.some(({ flowRule }) => flowRule === 'arrived')
  if (isEarned(message, first) && !hasArrived) return 1
  const income = direction(directionFeatures(reading.tokens))
  const chance = first === 'receita' ? income : 1 - income
  // What a verb or a price told is only doubted where hardly anybody would take it so.
  return isTold(message, first) && chance > 1 - opinionLimits.turnTold ? 1 : chance
}

/** Of the figure that is least likely money, of several of which it is written as it stands. */
function chanceOfFigures(
  input: TurnInput,
  { reading }: Message,
  { transactions }: Created,
): number {
  const model = numbersFor(input)
  if (!model || reading.amounts.length < 2 || isPriceList(reading)) return 1
  // A part of a total is money, since the total is.
  const parts = transactions.flatMap(({ sum }) => takenOff(sum))
  const sums = transactions.map(({ amountCents }) => Number(amountCents))
  const written = new Set<number>(sums.filter((cents) => !parts.includes(cents)))
  const chances = reading.amounts
    .filter(({ form, valueCents }) => form !== 'currency' && written.has(valueCents))
    .flatMap(({ first, last }) =>
      reading.numbers.filter((one) => first <= one.first && one.first <= last).slice(0, 1),
    )
    .map((number) => model(featuresOfNumber(reading, number)))
  return Math.min(1, ...chances)
}
