import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { billOnce, offered } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { RegisteredReply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { isAllToCome } from '#understanding/transactions/sums/counted/to-come-back.ts'

const theirHalf = new PhraseBook('half of what was worked for was paid', [
  {
    means: 'half',
    say: '[me] pagou|pagaram|acertou|acertaram|mandou|depositou|adiantou|passou|deu|deram [me] [so|ja|hoje|agora] [a|uma] metade',
    not: [
      'a|as outra|outras metade',
      'metade pra|pro|para|d* socio|socia|colega|parceiro|parceira',
    ],
    like: 'atendi a Rose, 60, ela pagou metade',
  },
  {
    means: 'half',
    say: 'vendi|vendemos ..12 recebi|recebemos|peguei [so|ja|hoje|agora] [a|uma] metade',
    not: ['metade pra|pro|para|d* socio|socia|colega|parceiro|parceira', 'divid*|rach*'],
    like: 'vendi um fogão 300, recebi metade',
  },
  {
    means: 'half',
    say: 'fiz|fizemos um|uma|o|a|uns|umas ..12 [ja|so] recebi|recebemos|peguei [so|ja|hoje|agora] [a|uma] metade',
    not: ['metade pra|pro|para|d* socio|socia|colega|parceiro|parceira', 'divid*|rach*'],
    like: 'fiz um bico de pintura, 250, recebi metade',
  },
])

/** "vendi 12 marmitas a 18, a Cida levou 3 fiado": of those who owe; null for all others. */
export function owingIn(
  { type, amountCents, sum }: TransactionDraft,
  reading: Reading,
): Cents | null {
  const price = reading.amounts.find(({ times }) => times)
  // "atendi a Rose, 60, ela pagou metade": the other half of what was worked for.
  const ofAll = sum?.steps.length === 1 ? sum.steps[0] : undefined
  const isHalf = ofAll?.by === 'share' && ofAll.parts === 1 && ofAll.of === 2
  if (type === 'receita' && sum && isHalf && theirHalf.isIn(reading))
    return cents(sum.startCents - amountCents)
  // What was given away is owed by nobody.
  if (type !== 'receita' || !price?.times || leans('givenAway', reading)) return null
  const half = sum?.steps.at(-1)
  // "vendi 40 marmitas a 18 cada, com 10% de desconto": what was taken off is owed by nobody.
  if (half?.by === 'less-percent') return null
  // "uma a cliente pagou metade": the other half of that one.
  if (half?.by === 'less' && leans('ofRest', reading)) return cents(half.cents)
  const paid = amountCents / price.valueCents
  const owing = price.times.count - paid
  // "deu 60 com desconto", of 3 at 30: nobody owes the third.
  const isCounted = paid === 1 || sum?.steps.some((step) => step.by === 'times') === true
  return isCounted && Number.isInteger(paid) && owing > 0
    ? cents(Math.round(owing * price.valueCents))
    : null
}

/** What was borrowed came in, and the day on which it is given back is offered to be kept. */
export function withBorrowed(
  input: TurnInput,
  turn: Turn,
  reply: RegisteredReply,
  only: TransactionDraft,
  { reading, account }: Message,
): Turn {
  const back = account.clauses.find(({ flowRule }) => flowRule === 'gave-back')
  // "me emprestou 200 pro remédio do mês que vem, vou devolver": that month is not when.
  const days = reading.days.filter(({ first }) => !back || first >= back.first)
  const isUndated = days.length === 0 && reading.days.some((day) => isAhead(day, input.today))
  const due = dueDayIn({ ...reading, days })
  if (!isUndated && (!due || !isAhead({ date: due }, input.today))) return turn
  const description = `Devolver: ${only.description}`
  const own = { ...only, type: 'despesa', categoryId: null, description } as const
  const bill = billOnce(own, due ?? input.today)
  const how = isUndated ? ({ isUndated } as const) : ({ isBeside: true } as const)
  const rest = { isRest: true, ...(isUndated ? { isUndated } : {}) } as const
  const state = { ...turn.state, ...offered(bill, input.today, rest) }
  return { ...turn, state, reply: { ...reply, left: { kind: 'bill', bill, ...how } } }
}

function isAhead({ date }: { date: Temporal.PlainDate }, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) > 0
}

/** "900 metade de cada um, eu que paguei tudo": what others are to give is to come back. */
export function withDueBack(
  turn: Turn,
  reply: RegisteredReply,
  { only, back }: { only: TransactionDraft; back: readonly number[] },
  message: Message,
): Turn {
  const { sum: _worked, ...draft } = { ...only, categoryId: null }
  const state = back.reduce(
    (kept, one) => remembered(kept, { ...draft, amountCents: cents(one) }, message),
    turn.state,
  )
  const due = dueDayIn(message.reading)
  const amountCents = cents(back.reduce((all, one) => all + one, 0))
  const left = { kind: 'owed', amountCents, ...(due ? { due } : {}) } as const
  return { ...turn, state, reply: { ...reply, left } }
}

/** "tinta 420 e lixa 38, o cliente vai me reembolsar": all that was laid out is to come back. */
export function withAllToCome(turn: Turn, reply: RegisteredReply, message: Message): Turn {
  const { transactions } = reply
  const isSpent = transactions.every(({ type }) => type === 'despesa')
  // A figure that stands in no entry may be what comes back.
  if (message.reading.amounts.length !== transactions.length) return turn
  if (!isSpent || !isAllToCome(message.reading)) return turn
  const state = transactions.reduce((kept, { sum: _worked, ...one }) => {
    return remembered(kept, { ...one, categoryId: null }, message)
  }, turn.state)
  const due = dueDayIn(message.reading)
  const amountCents = cents(transactions.reduce((all, one) => all + one.amountCents, 0))
  const left = { kind: 'owed', amountCents, ...(due ? { due } : {}) } as const
  return { ...turn, state, reply: { ...reply, left } }
}

/** What is not paid yet of a sale is remembered, and said. */
export function withOwing(
  turn: Turn,
  reply: RegisteredReply,
  owed: TransactionDraft,
  message: Pick<Message, 'reading'>,
): Turn {
  const { sum: _worked, ...draft } = owed
  const { reading } = message
  const told = dueDayIn(reading)
  // "vendi 14 bolos hoje, 3 ficaram fiado": the day of the sale is not theirs.
  const due = told && Temporal.PlainDate.compare(told, reading.today) > 0 ? told : null
  const left = { kind: 'owed', amountCents: owed.amountCents, ...(due ? { due } : {}) } as const
  return { ...turn, state: remembered(turn.state, draft, message), reply: { ...reply, left } }
}

/** What was lent comes back some day: it is remembered, and said where they named the day. */
export function withLent(
  turn: Turn,
  reply: RegisteredReply,
  only: TransactionDraft,
  message: Message,
): Turn {
  if (only.type !== 'despesa') return turn
  const state = inParts(remembered(turn.state, { ...only, categoryId: null }, message), message)
  if (!leans('toCome', message.reading)) return { ...turn, state }
  const [day, other] = message.reading.days
  // "me deve 80 que emprestei na quarta": the one day that is named is that of the loan.
  const isOfLoan = day !== undefined && !other && day.date.equals(only.date)
  const due = isOfLoan ? null : dueDayIn(message.reading)
  const owed = { kind: 'owed', amountCents: only.amountCents, isLent: true } as const
  return { ...turn, state, reply: { ...reply, left: { ...owed, ...(due ? { due } : {}) } } }
}

/** "ela paga em 3 vezes": what each of them comes to is remembered as well. */
function inParts(state: ConversationState, { reading }: Message): ConversationState {
  const [newest, ...more] = state.owed ?? []
  const told = reading.numbers.find(({ role }) => role === 'instalment')
  const count = (told?.hundredths ?? 0) / 100
  if (!newest || !Number.isInteger(count) || count < 2) return state
  const partCents = Math.ceil(newest.draft.amountCents / count)
  return { ...state, owed: [{ ...newest, partCents }, ...more] }
}
