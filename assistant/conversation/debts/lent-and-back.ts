import { cents } from '@lya/core/amounts/cents.ts'
import { owedName, remembered } from '#conversation/coming/owed.ts'
import { register } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const gave = 'pagou|pagaram|devolveu|devolveram|deu|deram|mandou|passou|acertou|pago|quitou'

const lent = new PhraseBook('what was lent', [
  {
    means: 'lent',
    say: '<emprestar:i-did> [uns|r] [$] @ [reais|conto] pra|pro|para|a|ao',
    not: ['nao <emprestar:i-did>'],
    like: 'emprestei 100 pro Zé ontem, hoje ele me pagou 50',
  },
])
const back = new PhraseBook('and what came back of it', [
  {
    means: 'part',
    say: `[ele|ela] [so|ja] [me] [ja] ${gave} [so|ja|de] [volta] [uns|r] [$] @`,
    not: ['nao|vai|ainda ..2 pagou|devolveu|deu|mandou', `${gave} @ d* [o|a]`],
    like: 'hoje ele me pagou 50',
  },
  {
    means: 'part',
    say: `${gave} [so|ja] [uns|r] [$] @ [reais] de volta`,
    not: ['nao|vai|ainda ..2 deu|pagou|mandou'],
    like: 'hoje ele me deu 50 de volta',
  },
  {
    means: 'all',
    say: `[ele|ela] [ja] [me] [ja] ${gave} tudo|todo|certinho|inteiro`,
    not: ['nao|vai|ainda ..2 pagou|devolveu|deu|mandou'],
    like: 'hoje ele devolveu tudo',
  },
  {
    means: 'all',
    say: '[ele|ela] [ja] acabou|acaba [agora] de [me] pagar|devolver|acertar|quitar',
    not: ['de [me] pagar|devolver|acertar [so|uns|r] [$] @', 'pagar|devolver metade|parte'],
    like: 'ela acabou de me devolver',
  },
])
const asBoth: Read = { intent: 'log', confidence: 90 }

/**
 * The turn of "emprestei 100 pro Zé ontem, hoje ele me pagou 50": both are written, and the rest is
 * remembered as owed. Null for any other message.
 */
export function lentAndBackTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const loan = lent.find(reading)
  if (!loan || !mayCorrect(intent) || isQuestion(reading)) return null
  const came = back.find(reading, { first: loan.last + 1, last: reading.tokens.length - 1 })
  const out = came && loanIn(message, came.first)
  const amountCents = out && cameBack(reading, came, out.amountCents)
  if (!out || !amountCents) return null
  const day = reading.days.find(({ first }) => first > loan.last && isNear(reading, first, came))
  // "emprestei semana passada e ele já me devolveu": that is the day of the loan.
  const isOwn = day && !day.date.equals(out.date)
  const isPast = isOwn && Temporal.PlainDate.compare(day.date, input.today) <= 0
  const { sum: _worked, ...plain } = out
  const returned: TransactionDraft = {
    ...{ ...plain, categoryId: null, description: owedName(out.description) },
    ...{ type: 'receita', amountCents: cents(amountCents), date: isPast ? day.date : input.today },
  }
  // The books of a month that is over are closed: only what came back is told.
  const isOld = out.date.toPlainYearMonth().toString() < input.today.toPlainYearMonth().toString()
  const turn = register(input, asBoth, isOld ? [returned] : [out, returned])
  // What came back is taken off all of it, as of any sum that is owed.
  const whole = { ...returned, amountCents: out.amountCents }
  return { ...turn, state: remembered(turn.state, whole, message, tellingWords(out.description)) }
}

interface Part {
  means: string
  first: number
  last: number
}

/** The loan, as it is read by itself. */
function loanIn({ reading, index }: Message, end: number): TransactionDraft | null {
  const text = reading.text.slice(0, reading.tokens[end]?.start ?? 0)
  const own = readMessage(text, reading.today)
  const [only, another] = readTransactions(own, index).transactions
  return only && !another && only.draft.type === 'despesa' ? only.draft : null
}

/** How much came back; null for more than was lent, and where a third sum is no rest of it. */
function cameBack(reading: Reading, came: Part, lentCents: number): number | null {
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  if (came.means === 'all') return sums.length === 1 ? lentCents : null
  const at = reading.amounts.findIndex(
    ({ first, last }) => came.first <= first && last <= came.last,
  )
  const part = sums[at] ?? 0
  if (part <= 0 || part > lentCents || sums.length > 3) return null
  const third = sums.find((_value, one) => one > at)
  return third === undefined || third === lentCents - part ? part : null
}

/** "hoje ele me pagou": the day stands right before it, or behind. */
function isNear({ days }: Reading, first: number, came: Part): boolean {
  const own = days.find((one) => one.first === first)
  return first >= came.first || (own !== undefined && came.first - own.last <= 2)
}
