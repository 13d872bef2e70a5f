import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isPaidAlways } from '#understanding/intents/commitments/again.ts'
import { recogniseRecurring } from '#understanding/intents/commitments/commitments.ts'
import { isAsked } from '#understanding/intents/question.ts'
import { recognisePriceless } from '#understanding/intents/told/without-sum.ts'
import { isFound } from '#understanding/transactions/clauses/moods/won.ts'
import { isOwnMove } from '#understanding/transactions/clauses/own-move.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

const sure = 3
const hunch = 2

/** Transactions that are told whole, or that lack one thing which Lya then asks. */
export function recogniseLog(message: Message): Read | null {
  const { reading, account } = message
  const isRecord = asksToRecord(reading)
  const isAsking = reading.amounts.some((one) => isAsked(reading, one.first))
  if (isSum(reading.text) || bets.test(reading.flat)) return null
  if (isPaidAlways(message) && recogniseRecurring(message)) return null
  if ((isAsking && !isRecord) || (isOwnMove(reading) && !account.hasMoved)) return null
  if (account.transactions.length === 0) return recognisePriceless(message)
  const [first] = account.transactions
  const isWhole = account.transactions.every((one) => one.doubt === null)
  const evidence = Math.max(...account.transactions.map((one) => one.evidence))
  // How what was won or came back is called stands in many questions as well.
  const confidence = account.clauses.some(isFound) ? 100 : 70
  if (isWhole && evidence >= sure) return { intent: 'log', confidence }
  if (first && isWorthAsking(first, message)) return { intent: 'clarify', confidence: 65 }
  return null
}

function isWorthAsking(one: ReadTransaction, { reading }: Message): boolean {
  const isShort = reading.tokens.length <= 6
  return one.doubt !== null
    ? one.evidence >= hunch - 0.5 || isShort
    : one.evidence >= hunch && isShort
}

// "aposto 100 que ele nao vem"
const bets = / apost[oa] (com \p{L}+ )?(r \$ )?\d\S* (reais |conto )?(que|como|se) /u

/** `3 x 4 = 12`, `1200 / 5 =`: a sum done in a message tells of no money. */
function isSum(text: string): boolean {
  return /^[\d\s.,+*x×÷/()-]+=[\d\s.,]*$/i.test(text.trim())
}
