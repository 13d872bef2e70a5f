import {
  type Effect,
  type EffectResult,
  earlierDateOf,
  isPaidAhead,
  isPartPaid,
  matchNamed,
  type Named,
  optionsMax,
  optionsOfBills,
  type Payment,
  type PaymentShown,
  type Purchase,
  type RecurringDraft,
  toldPayment,
} from '@lya/assistant'
import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { assert } from '@lya/core/assert.ts'
import { movedDueDate } from '@lya/core/money/recurring/due-date.ts'
import { earlierDue } from '@lya/core/money/recurring/earlier-due.ts'
import { budgetOf } from '#assistant/conversation/effects/budget-of.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import {
  buyInInstalments,
  createRecurring,
  payRecurring,
  readRecurring,
  updateRecurring,
} from '#money/recurring/index.ts'
import { getTransaction, listTransactions } from '#money/transactions/index.ts'

/** Keeps a payment that comes again and again. */
export async function keepRecurring(
  { ctx }: Told,
  { partsLeft, ...draft }: RecurringDraft,
): Promise<EffectResult> {
  const { undoId } = await createRecurring(ctx, {
    ...draft,
    nextDate: Temporal.PlainDate.from(draft.nextDate),
    notes: null,
    isActive: true,
    instalments: partsLeft ?? null,
    instalmentsPaid: 0,
    endDate: null,
  })
  return { kind: 'recurring-created', undoId }
}

/** Writes the first instalment and keeps the others as a payment. */
export async function buy(told: Told, purchase: Purchase): Promise<EffectResult> {
  const { ctx } = told
  const { instalmentsCents, name, date, categoryId } = purchase
  const [firstCents, otherCents] = instalmentsCents
  assert(firstCents !== undefined && otherCents !== undefined, 'two instalments or more')
  const count = instalmentsCents.length
  const bought = { name, firstCents, otherCents, count, date, categoryId }
  const { transactionId, undoId } = await buyInInstalments(ctx, bought)
  const transaction = shownTransaction(await getTransaction(ctx.tx, ctx.userId, transactionId))
  return { kind: 'bought', undoId, transaction, budget: await budgetOf(told, transaction) }
}

/** Marks a payment as paid; of several that are meant, the person chooses. */
export async function pay(told: Told, effect: Payment): Promise<EffectResult> {
  const { ctx } = told
  const named = effect.payment
  const { items } = await readRecurring(ctx)
  const active = items.filter((one) => one.isActive)
  const meant = named.id === null ? matchNamed(named.name, active) : active.filter(isNamed(named))
  // What is paid for this month is not what one pays now.
  const unpaid = meant.filter(({ status }) => status !== 'paid')
  const waiting = unpaid.length > 0 ? unpaid : meant
  const [only, another] = waiting
  if (!only) {
    const known = active.slice(0, optionsMax).map(({ name }) => name)
    return { kind: 'not-found', slot: 'payment', known }
  }
  if (another) {
    return { kind: 'which', slot: 'payment', options: optionsOfBills(waiting) }
  }
  if (
    isPartPaid(only, effect) ||
    (only.status === 'paid' && !isOfOther(only, effect, told.today))
  ) {
    return { kind: 'paid-before', payment: shownPayment(only) }
  }
  return settle(told, only, effect)
}

/** Gives a payment another price, from the next time on. */
export async function changePrice(
  { ctx, today }: Told,
  { id, amountCents, dueDay }: { id: string; amountCents: Cents; dueDay?: number },
): Promise<EffectResult> {
  const { items } = await readRecurring(ctx)
  const before = items.find((one) => one.id === id)
  const moved = before && dueDay !== undefined ? dueAnew(before, today, dueDay) : {}
  const { payment, undoId } = await updateRecurring(ctx, { id, amountCents, ...moved })
  const beforeCents = cents(before?.amountCents ?? amountCents)
  return { kind: 'amount-changed', undoId, name: payment.name, beforeCents }
}

/** Calls a payment otherwise. */
export async function renameBill(
  { ctx }: Told,
  { id, newName }: { id: string; newName: string },
): Promise<EffectResult> {
  const { payment, undoId } = await updateRecurring(ctx, { id, name: newName })
  return { kind: 'name-changed', undoId, name: payment.name }
}

/** Puts a payment under another category, with what is paid of it from now on. */
export async function refileBill(
  { ctx }: Told,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<EffectResult> {
  const { payment, undoId } = await updateRecurring(ctx, { id, categoryId })
  return { kind: 'category-changed', undoId, name: payment.name }
}

/** Gives a payment another due day, from the next time on. */
export async function changeDay(
  { ctx, today }: Told,
  { id, dueDay, frequency }: Extract<Effect, { kind: 'change-day' }>,
): Promise<EffectResult> {
  const { items } = await readRecurring(ctx)
  const before = items.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'payment', known: [] }
  const often = frequency ? { frequency, instalments: null } : {}
  const moved = { id, ...dueAnew(before, today, dueDay), ...often }
  const { payment, undoId } = await updateRecurring(ctx, moved)
  const once = payment.instalments === 1 ? { isOnce: true as const } : {}
  const { name, nextDate } = payment
  return { kind: 'day-changed', undoId, name, nextDate, ...once }
}

function dueAnew(
  { frequency, nextDate }: RecurringPayment,
  today: Temporal.PlainDate,
  dueDay: number,
) {
  const next = Temporal.PlainDate.from(nextDate)
  return { dueDay, nextDate: movedDueDate(next, today, { frequency, dueDay }) }
}

function isNamed({ id }: Named) {
  return (payment: RecurringPayment) => payment.id === id
}

/** Whether it is of another due date than the one that was paid this month. */
function isOfOther(due: RecurringPayment, effect: Payment, today: Temporal.PlainDate): boolean {
  return isPaidAhead(due, effect) || earlierOf(due, effect, today) !== null
}

function earlierOf(due: RecurringPayment, effect: Payment, today: Temporal.PlainDate) {
  const dayOf = (day: string) => Temporal.PlainDate.from(day)
  const lastPaidDate = due.lastPaidDate === null ? null : dayOf(due.lastPaidDate)
  const dates = { nextDate: dayOf(due.nextDate), lastPaidDate }
  return earlierDue({ ...due, ...dates }, toldPayment(effect, today))
}

async function settle(told: Told, due: RecurringPayment, effect: Payment): Promise<EffectResult> {
  const { ctx, today } = told
  const nextDate = Temporal.PlainDate.from(due.nextDate)
  const earlierDate = earlierOf(due, effect, today)
  if (earlierDate && (await isNoted(told, due, effect))) {
    return { kind: 'paid-before', payment: shownPayment(due) }
  }
  // The date that is due by now: what was paid today and is late once more can be paid again.
  const press = {
    ...{
      id: due.id,
      nextDate,
      amountCents: effect.amountCents,
      paidDate: toldPayment(effect, today).on,
    },
    earlierDate: earlierDate ?? undefined,
  }
  const { payment, undoId, transactionIds } = await payRecurring(ctx, press)
  const [transactionId] = transactionIds
  if (transactionId === undefined) return { kind: 'paid-before', payment: shownPayment(payment) }
  const transaction = shownTransaction(await getTransaction(ctx.tx, ctx.userId, transactionId))
  const budget = await budgetOf(told, transaction)
  const shown = { payment: shownPayment(payment), transaction, budget }
  return { kind: 'paid', undoId, ...shown, ...earlierDateOf(earlierDate) }
}

/** Whether it stands there by the name of the bill, on the day that is told, however it came. */
async function isNoted(
  { ctx }: Told,
  { name, amountCents }: RecurringPayment,
  { date, amountCents: paidCents = cents(amountCents) }: Payment,
): Promise<boolean> {
  if (date === undefined) return false
  const filters = { from: date, to: date, type: 'despesa' } as const
  const page = { filters, after: null, limit: ofDayMax }
  const { items } = await listTransactions(ctx.tx, ctx.userId, page)
  return items.some((one) => one.description === name && one.amountCents === paidCents)
}

/** Nobody has more of one day than are looked through. */
const ofDayMax = 100

function shownPayment(payment: RecurringPayment): PaymentShown {
  const { name, amountCents, nextDate, instalments, instalmentsPaid } = payment
  const isFinished = instalments !== null && instalmentsPaid >= instalments
  return {
    name,
    amountCents: cents(amountCents),
    nextDate,
    instalments,
    instalmentsPaid,
    isFinished,
  }
}
