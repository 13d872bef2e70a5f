import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leansWord } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const gave = 'paguei|pagamos|dei|demos|mandei|passei|acertei|abati|adiantei|transferi|depositei'

const paid = new PhraseBook('a part of a debt was paid', [
  { means: 'paid', say: gave, not: ['nao ..1 paguei|dei|mandei'], like: 'paguei 50 pra Neide' },
  { means: 'paid', say: 'deu pra|para pagar|dar', not: ['nao deu'], like: 'deu pra pagar 50' },
  {
    means: 'paid',
    say: 'consegui pagar|dar|mandar',
    not: ['nao consegui'],
    like: 'consegui dar 50',
  },
])
const halves = new PhraseBook('half of a debt was paid', [
  { means: 'half', say: `${gave} [a|so|ja] metade`, like: 'paguei metade da Neide' },
])
const ofDebt = new PhraseBook('it goes off what is owed', [
  {
    means: 'debt',
    say: 'abati|adiantei [so|uns|mais|r] [$] @ [reais] d*|pra|pro|com|a|ao',
    like: 'abati 50 do que devo pra Neide',
  },
  {
    means: 'debt',
    say: '@ [reais] d* [que] [eu] [o|a] [que] devo|devia|divida',
    like: 'paguei 50 da dívida da Neide',
  },
])
const owing = new PhraseBook('what is still owed', [
  {
    means: 'left',
    say: 'falta|faltam|faltou|faltando|faltaram [so|ainda] [pagar|dar] [os|mais|uns|r] [$] @#',
    like: 'paguei 50 pra Neide, falta 30',
  },
  {
    means: 'left',
    say: 'devo|devendo [ainda|os|mais|so|uns|r] [$] @#',
    like: 'deu pra pagar 50, fico devendo 30',
  },
  {
    means: 'left',
    say: 'resta|restam|restou|sobrou|sobra|resto|restante [so|eh|de|,|r] [$] @#',
    like: 'paguei 50 pra Neide, resta 30',
  },
])
const asPaid: Read = { intent: 'log', confidence: 90 }
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'pay', 'log', 'correct']
/** Names nobody to whom it is owed. */
const beside = new Set([
  ...'deu pra pagar divida que devo devia devendo metade parte resto restante resta'.split(' '),
  ...'falta faltam faltou faltando faltaram ficou fico fiquei ainda sobrou sobra'.split(' '),
  ...'abati adiantei consegui dona seu'.split(' '),
])

/**
 * The turn of "paguei Neide, deu pra pagar 50, fico devendo 30", where 80 are to be paid to her:
 * the part is written, and what stands there goes down to the rest. Null for any other message.
 */
export function partOfDebtTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const debts = (input.payments ?? []).filter(isOnce)
  if (debts.length === 0 || !readable.includes(candidate.intent)) return null
  if (!paid.isIn(reading) || isQuestion(reading)) return null
  const debt = debtIn(message, debts)
  const partCents = debt && partOf(reading, debt)
  if (!debt || !partCents) return null
  const amountCents = cents(debt.amountCents - partCents)
  const { id, name } = debt
  const fields = { amount: amountCents, target: name }
  const asRest = { intent: 'correct', confidence: 90, fields } as const
  const dueDay = dueOf(input, message, debt)
  return chained([
    register(input, asPaid, [entryOf(input, message, debt, partCents)]),
    comesToTurn(input, debt, amountCents),
    ...(dueDay ? [carry(input, asRest, { kind: 'change-day', id, name, dueDay })] : []),
  ])
}

type Debt = Bill & { amountCents: number }

/** What is paid once, and not again and again. */
function isOnce(one: Bill): one is Debt {
  const { amountCents, instalments, instalmentsPaid = 0, isPaid } = one
  return amountCents !== undefined && !isPaid && (instalments ?? 0) - instalmentsPaid === 1
}

/** The one that all that is said names; where nothing is, the only one of the sum told. */
function debtIn(message: Message, debts: readonly Debt[]): Debt | null {
  const said = tellingIn(message).filter(({ word }) => {
    return !beside.has(word) && !leansWord('ofPaying', word)
  })
  const fits = said.length > 0 ? fitting(said, debts) : []
  const [fit, another] = fits.filter(({ at }) => at.length === said.length)
  if (said.length > 0) return fit && !another ? fit.thing : null
  const whole = wholeTold(message.reading)
  const [only, other] = debts.filter(({ amountCents }) => amountCents === whole)
  return only && !other ? only : null
}

/** What the part and the rest come to together, where both are told. */
function wholeTold(reading: Reading): number | null {
  const [part, rest] = [paidIn(reading), leftIn(reading)]
  return part === null || rest === null ? null : part + rest
}

/** How much of it was paid; null where that is not told, or does not fit what is owed. */
function partOf(reading: Reading, { amountCents }: Debt): number | null {
  const part = paidIn(reading)
  if (part === null) return halves.isIn(reading) ? Math.floor(amountCents / 2) : null
  if (part <= 0 || part >= amountCents) return null
  const rest = leftIn(reading)
  if (rest !== null) return part + rest === amountCents ? part : null
  if (reading.amounts.length > 1) return null
  const balance = reading.numbers.find(({ role }) => role === 'balance')?.hundredths
  if (balance) return balance === amountCents ? part : null
  return leaningIn('leftOver', reading) || ofDebt.isIn(reading) ? part : null
}

function leftIn(reading: Reading): number | null {
  const found = owing.find(reading)
  if (!found) return null
  const own = reading.numbers.find(({ first }) => found.first < first && first <= found.last)
  return own?.hundredths ?? null
}

/** The one sum that is not what is left. */
function paidIn(reading: Reading): number | null {
  const found = owing.find(reading)
  const [part, another] = reading.amounts.filter(({ first }) => {
    return !found || first < found.first || first > found.last
  })
  return part && !another && !part.isForeign ? Math.round(part.valueCents) : null
}

/** Where it is told what is left: behind that stands its day. */
function restAt(reading: Reading): number {
  return (owing.find(reading) ?? leaningIn('leftOver', reading))?.first ?? Infinity
}

/** The rest on another day than the whole was due. */
function dueOf({ today }: TurnInput, { reading }: Message, { dueDay }: Debt): number | null {
  const rest = restAt(reading)
  const due = dueDayIn({ ...reading, days: reading.days.filter(({ first }) => first > rest) })
  const isAhead = due && Temporal.PlainDate.compare(due, today) > 0
  return isAhead && due.day !== dueDay ? due.day : null
}

/** What was paid, called as what it was paid for. */
function entryOf(
  { today }: TurnInput,
  { reading, account }: Message,
  { name }: Debt,
  partCents: number,
): TransactionDraft {
  const [told] = account.transactions
  const rest = restAt(reading)
  const day = reading.days.find(({ date, first }) => {
    return first < rest && Temporal.PlainDate.compare(date, today) <= 0
  })
  const categoryId = told?.draft.type === 'despesa' ? told.draft.categoryId : null
  const date = day?.date ?? today
  return { type: 'despesa', amountCents: cents(partCents), date, categoryId, description: name }
}
