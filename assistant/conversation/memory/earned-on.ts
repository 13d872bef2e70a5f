import { register } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { chanceOfIncome } from '#conversation/opinion/chance-of-income.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asLog = { intent: 'log', confidence: 84 } as const
const wordsMax = 12

/**
 * The turn of a sum that goes the way of the income before it, since it is told as more of it: "e o
 * da filha dela trinta e cinco", "e 350 do pacote de posts", "e um bolo de pote por 12". Null for
 * any other message.
 */
export function earnedOnTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!['none', 'clarify', 'log'].includes(candidate.intent) || isQuestion(reading)) return null
  if (reading.tokens.length > wordsMax) return null
  const own = ownIn(input)
  // "mais 2 corridas 21,50": of the rides, whatever was told since.
  const [same] = leans('oneMore', reading) ? namedAmong(message, own) : []
  const before = same ?? own[0]
  const [told, another] = account.transactions
  const isDone = account.clauses.some(({ verbs }) => verbs.length > 0)
  if (before?.type !== 'receita' || !told || another || isDone || told.doubt === 'amount')
    return null
  const { draft } = told
  if (draft.type === 'receita') return null
  const earned = { ...draft, type: before.type, categoryId: before.categoryId }
  const isKnown = draft.categoryId !== null && !told.isGuessed
  const isWork = namesWork(message)
  const isTheirs = leans('ofThem', reading) && isWork
  // "e 50 da gasolina" is known to be bought.
  const isSource = leans('sourceOn', reading) && (!isKnown || isWork)
  const isPiece = leans('pieceOn', reading)
  // "e o da passagem 9" is known to be bought as well.
  const isOfIt = leans('ofIt', reading) && (!isKnown || isWork)
  const isCounted = leans('countedOn', reading) && !isWage(message, before)
  const isMore = isCounted && (isSold(before) || isWork || isAlike(message, before, draft))
  // "vendi 320 no pix", "e 180 no dinheiro": nothing else is named.
  if (leans('paidOn', reading) && !isWage(message, before)) {
    return register(input, asLog, [{ ...earned, description: before.description }])
  }
  // "e mais 28 de refrigerante", behind what was sold by the piece: more of it, or bought for it.
  const isOfTrade = !isKnown || isAlike(message, before, draft)
  if (leans('soldOn', reading) && isSold(before) && isOfTrade && !same && !isTheirs && !isOfIt) {
    return proposal(input, earned)
  }
  if (same || isTheirs || isOfIt || isMore) return register(input, asLog, [earned])
  if ((!isSource && !isPiece) || isWage(message, before)) return null
  if (!isKnown || isLikely(input, message)) return register(input, asLog, [earned])
  // "e um bolo de pote por 12", behind a cake that was sold; a tin of paint is bought with it.
  return isWork || isAlike(message, before, draft) ? proposal(input, earned) : null
}

/** So many at such a price. */
function isSold({ sum }: Remembered): boolean {
  return sum?.steps.some(({ by }) => by === 'times') ?? false
}

/** Money is spent on both under one category. */
function isAlike(
  { index, reading }: Message,
  before: Remembered,
  { categoryId }: TransactionDraft,
) {
  const own = categoriseDescription(before.description, 'despesa', index, reading.today)
  return own !== null && own === categoryId
}

/** Behind one's wages nothing else is sold. */
function isWage({ index }: Message, { categoryId }: Remembered): boolean {
  const covers = index.covers.get(categoryId ?? '')
  return covers?.has('salary') === true || covers?.has('benefit') === true
}

/** By its words alone, without what was told before. */
function isLikely(input: TurnInput, message: Message): boolean {
  return chanceOfIncome(input, message) > 0.5
}

/** `a sobrancelha da mãe dela`: what some live by. */
function namesWork({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) =>
    findMeanings(norm)?.some(({ concept }) => concept === 'craft' || concept === 'freelance'),
  )
}
