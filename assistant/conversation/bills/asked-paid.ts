import { isYes } from '#conversation/agreement.ts'
import { chained } from '#conversation/bills/chained.ts'
import { keepAll } from '#conversation/bills/keep-all.ts'
import { lastNamed, mendedInAnswer } from '#conversation/bills/listing/mended-in-answer.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import { isDropping } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asked = { intent: 'clarify', confidence: 90 } as const
const dropped = { intent: 'none', confidence: 90 } as const

/**
 * Asks of several bills with their days whether they were paid or come again.
 *
 * @param dates YYYY-MM-DD on which each was paid, if it was.
 * @param isDue They are told to fall due, and not to be paid.
 */
export function askPaid(
  input: TurnInput,
  bills: readonly RecurringDraft[],
  dates: readonly string[],
  isDue = false,
): Turn {
  const open: PendingBills = {
    ...{ kind: 'bills', bills: [...bills], dates: [...dates] },
    expiresOn: lastDay(input.today),
    ...(isDue ? { isDue } : {}),
  }
  return asking(input, open)
}

function asking(input: TurnInput, open: PendingBills): Turn {
  const turn = say(input, asked, {
    ...{ kind: 'bills', bills: open.bills },
    ...(open.isDue ? { isDue: open.isDue } : {}),
  })
  return { ...turn, state: { ...turn.state, open } }
}

/** The turn of an answer to that, for all of them; null for another matter. */
export function paidOrMonthlyTurn(open: PendingBills, { input, message }: Told): Turn | null {
  const { reading } = message
  const isMonthly = leans('notPaidYet', reading) || leans('everyMonth', reading)
  if (reading.amounts.length > 0) {
    const mended = isMonthly && mendedInAnswer(open.bills, reading)
    return mended ? keepAll(input, mended) : null
  }
  const isWish = open.isDue ? leans('remindMe', reading) : reminds.test(reading.flat)
  if (isWish && !leans('monthly', reading)) {
    return keepAll(input, open.bills.map(once))
  }
  const paidOne = isMonthly && leans('paidThem', reading) ? paidIn(open, message) : null
  if (paidOne) return paidAndMonthlyTurn(open, input, paidOne)
  if (isMonthly) {
    return keepAll(input, mendedInAnswer(open.bills, reading) ?? open.bills)
  }
  if (leans('paidThem', reading)) return paidTurn(open, input, message)
  if (isDropping(message)) return say(input, dropped, { kind: 'dropped' })
  if (!isYes(reading.flat)) return null
  return open.isDue ? keepAll(input, open.bills.map(once)) : asking(input, open)
}

/** "a academia já paguei, o aluguel é todo mês": the one that is named before it was paid. */
function paidIn({ bills }: PendingBills, { reading }: Message): RecurringDraft | null {
  const at = reading.tokens.findIndex(({ norm }) => paying.has(norm))
  return lastNamed(bills, reading, at)
}

const paying = new Set('paguei pagamos quitei quitamos paga pago pagas pagos'.split(' '))

function paidAndMonthlyTurn(open: PendingBills, input: TurnInput, one: RecurringDraft) {
  const turn = register(input, { ...asked, intent: 'log' }, [paidDraft(input, one)])
  const others = open.bills.filter((bill) => bill !== one)
  const kept = keepAll({ ...input, state: turn.state }, others)
  return kept && chained([turn, kept])
}

/** "já paguei a internet" is of that one, and the others are still due. */
function paidTurn(open: PendingBills, input: TurnInput, message: Message): Turn {
  const said = tellingIn(message).map(({ word }) => word)
  const isNamed = ({ name }: RecurringDraft): boolean => {
    return tellingWords(name).some((own) => said.some((word) => isSame(own, word)))
  }
  const named = open.bills.filter(isNamed)
  const isSome = named.length > 0 && named.length < open.bills.length
  const drafts = open.bills.flatMap((one, at) => {
    if (isSome) return isNamed(one) ? [paidDraft(input, one)] : []
    return [paidDraft(input, one, open.dates[at])]
  })
  const turn = register(input, { ...asked, intent: 'log' }, drafts)
  if (!isSome) return turn
  const bills = open.bills.filter((one) => !isNamed(one))
  const left: PendingBills = { ...open, bills, dates: [], isDue: true }
  const rest = asking({ ...input, state: turn.state }, left)
  return { ...turn, also: rest, state: rest.state }
}

const reminds = / (lembr|avis)/

/** To be paid on that day, and not again. */
export function once(bill: RecurringDraft): RecurringDraft {
  return { ...bill, partsLeft: 1 }
}

/** Its entry, on that day or today. */
export function paidDraft(
  { today, categories }: TurnInput,
  { name: description, amountCents, categoryId }: RecurringDraft,
  date = today.toString(),
): TransactionDraft {
  const kept = { type: 'despesa', description, amountCents, categoryId, date } as const
  return restoreDraft(kept, categories)
}
