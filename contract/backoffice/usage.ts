import { usageDays } from '@lya/core/backoffice/usage/usage-days.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'

const counts = z.object({
  signedUp: z.int(),
  onboarded: z.int(),
  firstEntry: z.int(),
  /** Wrote on three of their first seven days. */
  engaged: z.int(),
  checkoutOpened: z.int(),
  paid: z.int(),
})
export type ActivationCounts = z.infer<typeof counts>

export const usageReport = z.object({
  from: z.string(),
  to: z.string(),
  /** Whoever signed up in these days, and how far they have come by now. */
  activation: counts,
  /** The same by where they came from, the most first. */
  sources: z.array(counts.extend({ source: z.string() })),
  /** Each of these days. */
  days: z.array(
    z.object({
      day: z.string(),
      signUps: z.int(),
      messages: z.int(),
      askedBack: z.int(),
      undone: z.int(),
    }),
  ),
  /** How Lya's rules fared, the most trouble first. */
  rules: z.array(
    z.object({
      rule: z.string(),
      decisions: z.int(),
      askedBack: z.int(),
      undone: z.int(),
    }),
  ),
})
export type UsageReport = z.infer<typeof usageReport>

export const lessons = z.object({
  /** People who allow their messages to be read. */
  people: z.int(),
  items: z.array(
    z.object({
      day: z.string(),
      what: z.enum(['undone', 'asked-back', 'nothing-noted']),
      text: z.string(),
      reply: z.string(),
    }),
  ),
})
export type Lessons = z.infer<typeof lessons>

/** Where people come from, how far they get, and how Lya understands them. */
export const usage = {
  report: forOperators('marketing')
    .route({ method: 'GET', path: '/admin/usage', summary: 'Acquisition, activation, messages' })
    .input(z.object({ days: z.enum(usageDays) }))
    .output(usageReport),
  lessons: forOperators('marketing')
    .route({
      method: 'POST',
      path: '/admin/usage/lessons',
      description:
        'What was undone, asked back about or left unnoted in the last 30 days, in the words of ' +
        'people who allow that, without their names. Each look is audited.',
    })
    .output(lessons),
}
