import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { movedDueDate, nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import { earlierDue, isDueSettled } from '@lya/core/money/recurring/earlier-due.ts'
import {
  earlierDateOf,
  isPaidAhead,
  isPartPaid,
  toldPayment,
} from '#conversation/bills/paid-for.ts'
import type { PaymentShown } from '#conversation/done/shown.ts'
import type { Effect, Payment, Purchase, RecurringDraft } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { matchNamed, optionsMax } from '#conversation/match-named.ts'
import { optionsOfBills } from '#conversation/meant-transaction.ts'
import { addEntry, without } from '#corpus/world/entries.ts'
import { type Bill, did, type Entry, nextId, shown, type World } from '#corpus/world/world.ts'

export function keepRecurring(world: World, { partsLeft, ...draft }: RecurringDraft): EffectResult {
  const nextDate = Temporal.PlainDate.from(draft.nextDate)
  const bill = addBill(world, { ...draft, nextDate, instalments: partsLeft ?? null })
  return { kind: 'recurring-created', undoId: did(world, () => end(world, bill)) }
}

type NewBill = Pick<
  Bill,
  'name' | 'amountCents' | 'frequency' | 'dueDay' | 'nextDate' | 'categoryId'
> &
  Partial<Bill>

function addBill(world: World, draft: NewBill): Bill {
  const unpaid = { lastPaid: null, instalments: null, instalmentsPaid: 0 }
  const bill = { ...unpaid, ...draft, id: nextId(world) }
  world.bills = [...world.bills, bill]
  return bill
}

function end(world: World, bill: Bill): void {
  world.bills = world.bills.filter(({ id }) => id !== bill.id)
}

/** Writes the first instalment and keeps the others as a bill. */
export function buy(world: World, purchase: Purchase): EffectResult {
  const { name, instalmentsCents, date, categoryId } = purchase
  const [first, other] = [instalmentsCents[0] ?? cents(0), instalmentsCents[1] ?? cents(0)]
  const day = { date: date.toString(), type: 'despesa' } as const
  const entry = addEntry(world, { ...day, description: name, amountCents: first, categoryId })
  const rhythm = { frequency: 'mensal', dueDay: date.day } as const
  const bill = addBill(world, {
    ...{ ...rhythm, name, amountCents: other, categoryId, nextDate: nextDueDate(date, rhythm) },
    ...{ lastPaid: date, instalments: instalmentsCents.length, instalmentsPaid: 1 },
  })
  const undoId = did(world, () => {
    without(world, [entry])
    end(world, bill)
  })
  return { kind: 'bought', undoId, transaction: shown(world, entry), budget: null }
}

export function pay(world: World, effect: Effect & { kind: 'pay' }): EffectResult {
  const { id, name } = effect.payment
  const { bills } = world
  const meant = id === null ? matchNamed(name, bills) : bills.filter((one) => one.id === id)
  const unpaid = meant.filter((one) => !isPaid(world, one))
  const waiting = unpaid.length > 0 ? unpaid : meant
  const [only, another] = waiting
  if (!only) {
    const known = bills.slice(0, optionsMax).map((one) => one.name)
    return { kind: 'not-found', slot: 'payment', known }
  }
  if (another) {
    return { kind: 'which', slot: 'payment', options: optionsOfBills(waiting) }
  }
  const paid = { ...only, nextDate: only.nextDate.toString() }
  const earlier = earlierOf(world, only, effect)
  if (isPartPaid(paid, effect) || (isPaid(world, only) && !earlier && !isPaidAhead(paid, effect)))
    return { kind: 'paid-before', payment: shownBill(only) }
  return settle(world, only, effect)
}

/** Paid within this month, and not due again in it. */
export function isPaid({ today }: World, { lastPaid, nextDate }: Bill): boolean {
  const month = today.toPlainYearMonth()
  if (lastPaid === null || !lastPaid.toPlainYearMonth().equals(month)) return false
  return Temporal.PlainYearMonth.compare(nextDate.toPlainYearMonth(), month) > 0
}

function settle(world: World, bill: Bill, effect: Payment): EffectResult {
  const { today } = world
  const { amountCents = bill.amountCents, date = today.toString() } = effect
  const { name, categoryId } = bill
  const earlier = earlierOf(world, bill, effect)
  const written = { type: 'despesa', description: name, amountCents, categoryId, date } as const
  const isNoted = effect.date !== undefined && world.entries.some((one) => isSame(one, written))
  const isThere = isNoted || (earlier && isDueSettled(settledOf(bill), earlier))
  if (earlier && isThere) {
    return { kind: 'paid-before', payment: shownBill(bill) }
  }
  const entry = addEntry(world, written)
  const paid = earlier
    ? {
        ...bill,
        lastPaid: bill.lastPaid ?? Temporal.PlainDate.from(date),
        settled: latest(bill.settled, earlier),
      }
    : {
        ...{ ...bill, lastPaid: today, nextDate: nextDueDate(bill.nextDate, bill) },
        ...{ instalmentsPaid: bill.instalmentsPaid + 1, settled: bill.nextDate },
      }
  put(world, paid)
  const undoId = did(world, () => {
    without(world, [entry])
    put(world, bill)
  })
  const transaction = shown(world, entry)
  const told = { payment: shownBill(paid), transaction, budget: null, ...earlierDateOf(earlier) }
  return { kind: 'paid', undoId, ...told }
}

function isSame(one: Entry, told: Omit<Entry, 'id'>): boolean {
  const isOfDay = one.date === told.date && one.type === told.type
  return isOfDay && one.amountCents === told.amountCents && one.description === told.description
}

function settledOf(bill: Bill) {
  return { ...bill, settledDate: bill.settled ?? null }
}

function latest(one: Temporal.PlainDate | undefined, other: Temporal.PlainDate) {
  return one && Temporal.PlainDate.compare(one, other) > 0 ? one : other
}

function earlierOf({ today }: World, bill: Bill, effect: Payment): Temporal.PlainDate | null {
  return earlierDue({ ...bill, lastPaidDate: bill.lastPaid }, toldPayment(effect, today))
}

export function changePrice(
  world: World,
  { id, amountCents, dueDay }: { id: string; amountCents: Cents; dueDay?: number },
): EffectResult {
  const before = world.bills.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'payment', known: [] }
  put(world, { ...movedBill(world, before, dueDay ?? before.dueDay), amountCents })
  const undoId = did(world, () => put(world, before))
  return { kind: 'amount-changed', undoId, name: before.name, beforeCents: before.amountCents }
}

export function editBill(
  world: World,
  id: string,
  to: { name: string } | { categoryId: string },
): EffectResult {
  const before = world.bills.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'payment', known: [] }
  const after = { ...before, ...to }
  put(world, after)
  const undoId = did(world, () => put(world, before))
  return { kind: 'name' in to ? 'name-changed' : 'category-changed', undoId, name: after.name }
}

export function changeDay(
  world: World,
  { id, dueDay, frequency }: Extract<Effect, { kind: 'change-day' }>,
): EffectResult {
  const before = world.bills.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'payment', known: [] }
  const often = frequency ? { frequency, instalments: null, instalmentsPaid: 0 } : {}
  const moved = { ...movedBill(world, before, dueDay), ...often }
  put(world, moved)
  const undoId = did(world, () => put(world, before))
  const once = moved.instalments === 1 ? { isOnce: true as const } : {}
  const nextDate = moved.nextDate.toString()
  return { kind: 'day-changed', undoId, name: before.name, nextDate, ...once }
}

function movedBill({ today }: World, bill: Bill, dueDay: number): Bill {
  if (dueDay === bill.dueDay) return bill
  const { frequency, nextDate } = bill
  return { ...bill, dueDay, nextDate: movedDueDate(nextDate, today, { frequency, dueDay }) }
}

function put(world: World, bill: Bill): void {
  world.bills = world.bills.map((one) => (one.id === bill.id ? bill : one))
}

function shownBill(bill: Bill): PaymentShown {
  const { name, amountCents, nextDate, instalments, instalmentsPaid } = bill
  const isFinished = instalments !== null && instalmentsPaid >= instalments
  return {
    ...{ name, amountCents, nextDate: nextDate.toString() },
    ...{ instalments, instalmentsPaid, isFinished },
  }
}
