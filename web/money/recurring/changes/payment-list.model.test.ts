import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { describe, expect, it } from 'vitest'
import {
  type PaymentList,
  withoutPayment,
  withPaid,
  withPayment,
} from '#money/recurring/changes/payment-list.model.ts'

function payment(name: string, change: Partial<RecurringPayment>): RecurringPayment {
  return {
    id: name,
    name,
    amountCents: 10_000,
    frequency: 'mensal',
    dueDay: 31,
    categoryId: null,
    category: null,
    categoryIcon: null,
    notes: null,
    isActive: true,
    nextDate: '2027-01-31',
    lastPaidDate: null,
    paidUndoId: null,
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
    status: 'pending',
    daysLeft: 0,
    version: 1,
    ...change,
  }
}

const none: PaymentList = {
  today: '2027-01-25',
  items: [],
  activeTotal: 0,
  overdueTotal: 0,
  thisWeekTotal: 0,
  monthlyTotalCents: 0,
}
const listOf = (...payments: RecurringPayment[]) => payments.reduce(withPayment, none)
const names = (list: PaymentList) => list.items.map((one) => one.name)

const late = payment('late', { nextDate: '2027-01-20', dueDay: 20 })
const soon = payment('soon', {})
const far = payment('far', { nextDate: '2027-02-28', dueDay: 28 })
const paused = payment('paused', { nextDate: '2027-01-26', dueDay: 26, isActive: false })

describe('the list of payments', () => {
  it('is ordered by urgency and counts the active ones', () => {
    const list = listOf(far, soon, paused, late)
    expect(names(list)).toEqual(['late', 'paused', 'soon', 'far'])
    expect(list).toMatchObject({ activeTotal: 3, overdueTotal: 1, thisWeekTotal: 1 })
    expect(list.monthlyTotalCents).toBe(30_000)
  })

  it('moves a paid one to the end, with the date of the next month', () => {
    const list = withPaid(listOf(far, soon, late), { id: 'soon' })
    expect(names(list)).toEqual(['late', 'far', 'soon'])
    expect(list.items.at(-1)).toMatchObject({
      nextDate: '2027-02-28',
      lastPaidDate: '2027-01-25',
      instalmentsPaid: 1,
      status: 'paid',
    })
    expect(list.thisWeekTotal).toBe(0)
  })

  it('keeps one that is late twice among the late', () => {
    const weekly = payment('weekly', { nextDate: '2027-01-10', frequency: 'semanal' })
    const list = withPaid(listOf(weekly, soon), { id: 'weekly', paidDate: '2027-01-11' })
    expect(list.items[0]).toMatchObject({
      name: 'weekly',
      nextDate: '2027-01-17',
      lastPaidDate: '2027-01-11',
      status: 'overdue',
    })
    expect(list.overdueTotal).toBe(1)
  })

  it('hides one whose last instalment was paid, or whose end has passed', () => {
    const last = payment('last', { instalments: 3, instalmentsPaid: 2 })
    const ending = payment('ending', { endDate: '2027-02-15' })
    const list = listOf(last, ending, far)
    expect(names(withPaid(withPaid(list, { id: 'last' }), { id: 'ending' }))).toEqual(['far'])
  })

  it('takes out what was deleted, and leaves a stranger alone', () => {
    const list = listOf(soon, far)
    expect(names(withoutPayment(list, 'soon'))).toEqual(['far'])
    expect(withPaid(list, { id: 'nobody' })).toBe(list)
  })

  it('replaces what was edited', () => {
    const list = withPayment(listOf(soon, far), { ...far, nextDate: '2027-01-24' })
    expect(names(list)).toEqual(['far', 'soon'])
    expect(list.items[0]).toMatchObject({ status: 'overdue', daysLeft: -1 })
  })
})
