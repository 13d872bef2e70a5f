import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import { amountCents, day, id, signedCents } from '#fields.ts'

export const recurringRefusals = [
  'recurring.missing',
  'recurring.category-unknown',
  'recurring.name-required',
  'recurring.instalments-invalid',
  'recurring.end-invalid',
  'recurring.finished',
  'recurring.already-paid',
  'recurring.paid-ahead',
  'recurring.stale',
  'recurring.id-used',
] as const

export const frequency = z.enum(['mensal', 'semanal', 'quinzenal', 'anual'])

/** Of the payments screen. */
export const recurringStatus = z.enum(['overdue', 'due-soon', 'pending', 'paid'])

export const recurringPayment = z.object({
  id,
  name: z.string(),
  /** Above zero for what is written here; older data may hold any amount. */
  amountCents: signedCents,
  frequency,
  /** 1 to 31; clamped to the month's length when a date is made of it. */
  dueDay: z.int(),
  categoryId: id.nullable(),
  category: z.string().nullable(),
  categoryIcon: z.string().nullable(),
  notes: z.string().nullable(),
  isActive: z.boolean(),
  /** May lie beyond what can be written: the year after the last one. */
  nextDate: z.iso.date(),
  lastPaidDate: z.iso.date().nullable(),
  /** What takes the last payment back; null where none was marked here. */
  paidUndoId: id.nullable(),
  instalments: z.int().nullable(),
  instalmentsPaid: z.int(),
  endDate: z.iso.date().nullable(),
  status: recurringStatus,
  /** Days from today to the next date; negative when it is late. */
  daysLeft: z.int(),
  version: z.int(),
})
export type RecurringPayment = z.infer<typeof recurringPayment>

const draft = z.object({
  name: z.string().max(limits.descriptionLengthMax),
  amountCents,
  frequency,
  dueDay: z.int().min(1).max(31),
  categoryId: id,
  notes: z.string().max(limits.notesLengthMax).nullable(),
  isActive: z.boolean(),
  nextDate: day,
  instalments: z.int().min(1).max(limits.instalmentsMax).nullable(),
  /** Counted without a total too, so it may grow far. */
  instalmentsPaid: z.int().min(0).max(100_000),
  endDate: day.nullable(),
})
const changed = z.object({ payment: recurringPayment, undoId: id })

export const recurring = {
  list: forPaying
    .route({ method: 'GET', path: '/recurring', summary: 'All unfinished, most urgent first' })
    .output(
      z.object({
        today: day,
        items: z.array(recurringPayment),
        activeTotal: z.int(),
        overdueTotal: z.int(),
        thisWeekTotal: z.int(),
        /** What the active ones cost in a month of average length. */
        monthlyTotalCents: signedCents,
      }),
    ),
  create: forPaying
    .route({ method: 'POST', path: '/recurring', successStatus: 201 })
    .input(draft.extend({ id: id.optional() }))
    .output(changed),
  update: forPaying
    .route({ method: 'PATCH', path: '/recurring/{id}' })
    .input(draft.partial().extend({ id, version: z.int().optional() }))
    .output(changed),
  delete: forPaying
    .route({ method: 'DELETE', path: '/recurring/{id}' })
    .input(z.object({ id }))
    .output(z.object({ undoId: id })),
  pay: forPaying
    .route({
      method: 'POST',
      path: '/recurring/{id}/payments',
      description:
        'Moves the dates, counts the instalment and creates the expense, at once: of the usual ' +
        'amount and of today, but for `amountCents` and `paidDate`. ' +
        'A second press for the same `nextDate` pays nothing more and answers the same, unless ' +
        'it names another amount or day; without a `nextDate` a second press for the same day ' +
        'is taken for a repeat.',
    })
    .input(
      z.object({
        id,
        nextDate: day.optional(),
        /** What was really paid, where it is not the usual amount. */
        amountCents: amountCents.optional(),
        /** The day on which it was paid, where that is not today; never one to come. */
        paidDate: day.optional(),
      }),
    )
    .output(changed),
}
