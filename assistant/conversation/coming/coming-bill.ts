import type { PendingBill } from '#conversation/coming/coming-state.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { BillReply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'

const asked = { intent: 'clarify', confidence: 90 } as const

/** What is to be paid once, on that day: the last of a single part. */
export function billOnce(
  { amountCents, categoryId, description }: TransactionDraft,
  due: Temporal.PlainDate,
): RecurringDraft {
  const own = { name: billName(description), amountCents, categoryId }
  const day = { dueDay: due.day, nextDate: due.toString() }
  return { ...own, ...day, frequency: 'mensal', partsLeft: 1 }
}

/** What it is called: no word of reminding, nor of falling due. */
export function billName(description: string): string {
  // "o cartão 800 vence dia 15": it has no name of its own.
  if (falls.has(fold(description))) return 'Conta'
  const words = description.split(' ')
  // "bota um lembrete da água": what stands before it is the wish.
  const reminder = words.slice(0, reminderMax).findIndex((word) => reminders.has(fold(word)))
  if (reminder > 0) words.splice(0, reminder)
  while (asks.has(fold(words[0] ?? '')) && words.length > 1) {
    words.shift()
    if (links.has(fold(words[0] ?? '')) && words.length > 1) words.shift()
  }
  if (aims.has(fold(words[0] ?? '')) && words.length > 1) words.shift()
  while (falls.has(fold(words.at(-1) ?? '')) && words.length > 1) words.pop()
  const name = words.join(' ')
  return capital(name)
}

const reminderMax = 4
const reminders = new Set(['lembrete', 'alerta'])
const aims = new Set(['pro', 'pra'])
const falls = new Set(['vence', 'vencem', 'vencendo', 'vencimento'])
const asks = new Set([
  ...falls,
  ...reminders,
  'lembra',
  'lembre',
  'lembrar',
  'avisa',
  'avise',
  'avisar',
  'esquece',
  'esqueca',
  'esquecer',
])
const links = new Set([...aims, 'da', 'de', 'do', 'das', 'dos', 'que', 'a', 'o', 'as', 'os'])

/** The entry of one that was paid. */
export function paidBill(
  { name, amountCents, categoryId }: RecurringDraft,
  date: Temporal.PlainDate,
): TransactionDraft {
  return { type: 'despesa', amountCents, date, categoryId, description: name }
}

/** Shows what is to be paid, with its day, and offers to keep it; nothing is written yet. */
export function offeringBill(
  input: TurnInput,
  bill: RecurringDraft,
  how: Omit<BillReply, 'kind' | 'bill'> = {},
): Turn {
  const turn = say(input, asked, { kind: 'bill', bill, ...how })
  return { ...turn, state: { ...turn.state, ...offered(bill, input.today, how) } }
}

/** What remembers that it was offered. */
export function offered(
  bill: RecurringDraft,
  today: Temporal.PlainDate,
  how: Pick<BillReply, 'isUndated' | 'isRest'> = {},
): Pick<ConversationState, 'open' | 'offered'> {
  return { open: openBill(bill, today, how), ...(how.isUndated ? {} : { offered: bill }) }
}

function openBill(
  bill: RecurringDraft,
  today: Temporal.PlainDate,
  { isUndated, isRest }: Pick<BillReply, 'isUndated' | 'isRest'>,
): PendingBill {
  const how = { ...(isUndated ? { isUndated } : {}), ...(isRest ? { isRest } : {}) }
  return { kind: 'bill', bill, expiresOn: lastDay(today), ...how }
}

const offersMax = 4

/** The turn with what was offered before it, where it offers another. */
export function withOfferedBefore(
  { state: { offered: former, offeredBefore } }: TurnInput,
  turn: Turn,
): Turn {
  const { offered } = turn.state
  if (!former || !offered || offered === former || offered.name === former.name) return turn
  const before = [former, ...(offeredBefore ?? [])].slice(0, offersMax)
  return { ...turn, state: { ...turn.state, offeredBefore: before } }
}
