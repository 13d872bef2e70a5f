import { cents } from '@lya/core/amounts/cents.ts'
import { billOnce, offered } from '#conversation/coming/coming-bill.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { register } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const day = 'dia|dias|diaria|diarias|vez|vezes|faxina|faxinas'
const price = `[r] [$] @ [reais] [o|a|por|cada] [${day}]`
const lacking = `# [${day}] ..2 falta|faltam|faltou|devo|devendo|deve [pagar|receber|me] [so] #`

const worked = new PhraseBook<TransactionType>('days of work, of which some are paid', [
  {
    means: 'despesa',
    say: `# ${day} ..5 ${price} ..2 [eu] paguei|dei|acertei [so] ${lacking}`,
    like: 'o ajudante trabalhou 3 dias essa semana a 90 o dia, ja paguei 1 falta 2',
  },
  {
    means: 'receita',
    say: `# ${day} ..5 ${price} ..3 [me] pagou|pagaram|acertou [so] ${lacking}`,
    like: 'trabalhei 3 dias a 90 o dia, ele pagou 1 falta 2',
  },
  {
    means: 'receita',
    say: `# ${day} ..5 ${price} ..2 [ja] recebi [so] ${lacking}`,
    like: 'fiz 4 diárias de 120, recebi 2 e faltam 2',
  },
])
const asPaid: Read = { intent: 'log', confidence: 90 }
const readable: readonly Candidate['intent'][] = ['log', 'none', 'clarify', 'pay', 'correct']

/**
 * The turn of "o ajudante trabalhou 3 dias a 90 o dia, já paguei 1, falta 2": as many as are paid
 * are written, and the others are still to be. Null for any other message.
 */
export function daysOwedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = readable.includes(intent) && !isQuestion(reading) ? worked.find(reading) : null
  const counted = found && countedIn(reading, found)
  if (!found || !counted) return null
  const { eachCents, paid, left } = counted
  const draft = draftOf(input, message, found, eachCents)
  const step = { by: 'times', factor: paid, unit: '' } as const
  const sum = paid > 1 ? { sum: { startCents: eachCents, steps: [step] } } : {}
  const turn = register(input, asPaid, [{ ...draft, amountCents: cents(eachCents * paid), ...sum }])
  const rest = { ...draft, amountCents: cents(eachCents * left) }
  const { reply } = turn
  if (reply.kind !== 'log') return turn
  if (found.means === 'receita') {
    const due = { kind: 'owed', amountCents: rest.amountCents } as const
    return { ...turn, state: remembered(turn.state, rest, message), reply: { ...reply, left: due } }
  }
  const how = { isRest: true, isUndated: true } as const
  const bill = billOnce(rest, input.today.add({ months: 1 }))
  const state = { ...turn.state, ...offered(bill, input.today, how) }
  return { ...turn, state, reply: { ...reply, left: { kind: 'bill', bill, ...how } } }
}

interface Counted {
  eachCents: number
  paid: number
  left: number
}

/** The price of one, and how many of all are paid and left; null where they do not add up. */
function countedIn(reading: Reading, found: { first: number; last: number }): Counted | null {
  const isIn = ({ first }: { first: number }) => found.first <= first && first <= found.last
  const numbers = reading.numbers.filter((one) => isIn(one) && one.hundredths !== null)
  const [all, each, paid, left, another] = numbers.map(({ hundredths }) => (hundredths ?? 0) / 100)
  if (!all || !each || !paid || !left || another !== undefined) return null
  const isWhole = [all, paid, left].every(Number.isInteger)
  return isWhole && paid + left === all ? { eachCents: Math.round(each * 100), paid, left } : null
}

/** What is read of it by itself, or of whoever worked. */
function draftOf(
  input: TurnInput,
  message: Message,
  { means, first }: { means: TransactionType; first: number },
  amountCents: number,
): TransactionDraft {
  const { reading, index } = message
  const price = reading.amounts.find((one) => one.first > first)
  const own = readMessage(reading.text.slice(0, reading.tokens[price?.last ?? 0]?.end), input.today)
  const [told] = readTransactions(own, index).transactions
  const { sum: _worked, ...plain } = told?.draft ?? { sum: undefined }
  const base = { type: means, amountCents: cents(amountCents), date: input.today }
  if ('description' in plain && plain.type === means) return { ...plain, ...base }
  if (means === 'receita') {
    return { ...base, categoryId: categoryOf('craft', means, index), description: 'Diárias' }
  }
  const [who] = tellingIn(message)
  const category = categoryOfSubject(message)
  const filed = category ? categoryId({ category }, means, input.categories) : null
  return { ...base, categoryId: filed, description: nameOf(reading, who?.at) }
}

/** Who worked, as it is written. */
function nameOf({ text, tokens }: Reading, at = -1): string {
  const token = tokens[at]
  return token ? capital(text.slice(token.start, token.end)) : 'Diárias'
}
