import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { limits } from '@lya/core/limits.ts'
import { type Frequency, firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { clampInstalmentsPaid, type EndType, endTypeOf } from '@lya/core/money/recurring/end.ts'
import { tidyNotes } from '@lya/core/money/recurring/notes.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { isDay } from '#format/day-arithmetic.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { fieldProblems, formCopy } from '#money/recurring/form/payment-form.copy.ts'

/** The form as it stands on screen: text as typed. */
export type FormValues = {
  name: string
  amount: string
  frequency: Frequency
  dueDay: string
  categoryId: string
  nextDate: string
  endType: EndType
  instalments: string
  /** As it was last typed; a lower total shows less of it, see `shownPaid`. */
  instalmentsPaid: string
  endDate: string
  notes: string
  isActive: boolean
}

/** What the server takes. */
export type PaymentDraft = {
  name: string
  amountCents: number
  frequency: Frequency
  dueDay: number
  categoryId: string
  notes: string | null
  isActive: boolean
  nextDate: string
  instalments: number | null
  instalmentsPaid: number
  endDate: string | null
}

export type FormProblems = Partial<Record<keyof FormValues, string>>

/** A new payment is monthly, on today's day, and has no end, until the person says otherwise. */
export function newForm(today: string): FormValues {
  return {
    name: '',
    amount: '',
    frequency: 'mensal',
    dueDay: String(Number(today.slice(-2))),
    categoryId: '',
    nextDate: today,
    endType: 'infinito',
    instalments: '',
    instalmentsPaid: '0',
    endDate: '',
    notes: '',
    isActive: true,
  }
}

export function formOf(payment: RecurringPayment): FormValues {
  const endDate = payment.endDate === null ? null : Temporal.PlainDate.from(payment.endDate)
  return {
    name: payment.name,
    amount: writeAmount(payment.amountCents),
    frequency: payment.frequency,
    dueDay: String(payment.dueDay),
    categoryId: payment.categoryId ?? '',
    nextDate: payment.nextDate,
    endType: endTypeOf({ ...payment, endDate }),
    instalments: payment.instalments === null ? '' : String(payment.instalments),
    instalmentsPaid: String(payment.instalmentsPaid),
    endDate: payment.endDate ?? '',
    notes: payment.notes ?? '',
    isActive: payment.isActive,
  }
}

/** A new payment's due day or frequency has changed, and its next date with it. */
export function withRhythm(
  values: FormValues,
  change: Partial<Pick<FormValues, 'dueDay' | 'frequency'>>,
  today: string,
): FormValues {
  const next = { ...values, ...change }
  const dueDay = readCount(next.dueDay, 1, 31)
  if (dueDay === null) return next
  const { frequency } = next
  const date = firstDueDate(Temporal.PlainDate.from(today), { frequency, dueDay })
  return { ...next, nextDate: date.toString() }
}

/**
 * A new payment's next date was chosen, and the day that all later ones fall due on moves with it.
 * A month's last day may stand for a due day that the month lacks: then that stays.
 */
export function withNextDate(values: FormValues, nextDate: string): FormValues {
  const next = { ...values, nextDate }
  const due = dueDayOf(next)
  return due === null || due.isKept ? next : { ...next, dueDay: String(due.day) }
}

/** The day of the month that later ones fall due on, where that is not the next date's own. */
export function laterDay(values: FormValues): number | null {
  const due = dueDayOf(values)
  return due === null || due.isKept ? null : readCount(values.dueDay, 1, 31)
}

/** Null where no day of the month counts, as with weeks, or where none is written yet. */
function dueDayOf({ frequency, dueDay, nextDate }: FormValues) {
  const isMonthly = frequency === 'mensal' || frequency === 'anual'
  if (!isMonthly || !isDay(nextDate)) return null
  const { day, daysInMonth } = Temporal.PlainDate.from(nextDate)
  const wanted = readCount(dueDay, 1, 31)
  return { day, isKept: wanted !== null && Math.min(wanted, daysInMonth) === day }
}

/** How many days lie between two dates where no day of the month counts; null where one does. */
export function daysBetween({ frequency }: FormValues): 7 | 15 | null {
  if (frequency === 'semanal') return 7
  return frequency === 'quinzenal' ? 15 : null
}

/** Takes over the paid instalments; more than there are is refused, so nothing changes then. */
export function withPaidInstalments(values: FormValues, instalmentsPaid: string): FormValues {
  const total = readCount(values.instalments, 1, limits.instalmentsMax)
  if (total !== null && Number(instalmentsPaid) > total) return values
  return { ...values, instalmentsPaid }
}

/** The paid instalments as the field shows them: a lower total takes them along. */
export function shownPaid({ instalments, instalmentsPaid }: FormValues): string {
  const total = readCount(instalments, 1, limits.instalmentsMax)
  const paid = readCount(instalmentsPaid, 0, 100_000)
  if (total === null || paid === null) return instalmentsPaid
  return String(clampInstalmentsPaid(paid, total))
}

/** Whether all instalments are paid: such a payment is over, and no list shows it. */
export function isPaidOff(values: FormValues): boolean {
  const total = readCount(values.instalments, 1, limits.instalmentsMax)
  return values.endType === 'parcelas' && total !== null && Number(shownPaid(values)) >= total
}

/** Reads the form; either a draft that can be saved or what is wrong, field by field. */
export function readForm(values: FormValues): { draft: PaymentDraft } | { problems: FormProblems } {
  const name = tidyDescription(values.name)
  const amount = readAmount(values.amount)
  const dueDay = readCount(values.dueDay, 1, 31)
  const problems: FormProblems = problemsOfEnd(values)
  if (name === '') problems.name = fieldProblems.nameMissing
  if (amount.status !== 'ok') problems.amount = amountProblems[amount.status]
  if (dueDay === null) problems.dueDay = fieldProblems.dueDayInvalid
  if (values.categoryId === '') problems.categoryId = formCopy.categoryMissing
  if (!isDay(values.nextDate)) problems.nextDate = fieldProblems.dateMissing
  if (amount.status !== 'ok' || dueDay === null || Object.keys(problems).length > 0) {
    return { problems }
  }
  const { frequency, categoryId, isActive, nextDate, endType } = values
  const isInstalments = endType === 'parcelas'
  return {
    draft: {
      name,
      amountCents: amount.amountCents,
      frequency,
      dueDay,
      categoryId,
      notes: tidyNotes(values.notes),
      isActive,
      nextDate,
      instalments: isInstalments ? Number(values.instalments) : null,
      // What was paid so far is counted on, whatever the end.
      instalmentsPaid: Number(isInstalments ? shownPaid(values) : values.instalmentsPaid),
      endDate: endType === 'data' ? values.endDate : null,
    },
  }
}

function problemsOfEnd({ endType, instalments, endDate, nextDate }: FormValues): FormProblems {
  if (endType === 'parcelas' && readCount(instalments, 1, limits.instalmentsMax) === null) {
    return { instalments: fieldProblems.instalmentsInvalid }
  }
  if (endType !== 'data') return {}
  if (!isDay(endDate)) return { endDate: fieldProblems.dateMissing }
  return isDay(nextDate) && endDate < nextDate ? { endDate: fieldProblems.endBeforeNext } : {}
}

function readCount(text: string, min: number, max: number): number | null {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return count >= min && count <= max ? count : null
}
