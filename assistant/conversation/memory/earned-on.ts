import { register } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
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
  const [before] = rememberedIn(input).filter(({ isOwn }) => isOwn)
  const [told, another] = account.transactions
  const isDone = account.clauses.some(({ verbs }) => verbs.length > 0)
  if (before?.type !== 'receita' || !told || another || isDone || told.doubt === 'amount')
    return null
  const { draft } = told
  if (draft.type === 'receita') return null
  const isSame = leans('oneMore', reading) && namedAmong(message, [before]).length > 0
  const isWork = leans('ofThem', reading) && namesWork(message)
  // "e 50 da gasolina" is known to be bought.
  const isSource = leans('sourceOn', reading) && draft.categoryId === null
  const isPiece = leans('pieceOn', reading)
  if (!(isSame || isWork || isSource || isPiece || leans('ofIt', reading))) return null
  const earned = { ...draft, type: before.type, categoryId: before.categoryId }
  // "e um tênis por 200": sold like the one before, or bought with it.
  const isBought = isPiece && draft.categoryId !== null
  return isBought ? proposal(input, earned) : register(input, asLog, [earned])
}

/** `a sobrancelha da mãe dela`: what some live by. */
function namesWork({ reading }: Message): boolean {
  return reading.tokens.some(({ norm }) =>
    findMeanings(norm)?.some(({ concept }) => concept === 'craft' || concept === 'freelance'),
  )
}
