import { extensionDays } from '@lya/core/backoffice/trial-extension/trial-extension.ts'
import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { personFinances } from '#backoffice/person/finances.ts'
import { personActivity, personMail, personReferrals } from '#backoffice/person/parts.ts'
import { personView } from '#backoffice/person/view.ts'
import { day, id, reason, storedDay } from '#fields.ts'

export const personRefusals = [
  'person.missing',
  /** It changed since the operator's screen was filled. */
  'person.stale',
  'person.not-on-trial',
  'person.confirmation-wrong',
  /** What was to be sent has nowhere to go. */
  'person.no-email',
  'person.plan-missing',
  /** There is no customer of the provider whose labels could be written. */
  'person.no-customer',
  /** The same letter went out a moment ago. */
  'person.sent-already',
] as const

const person = z.object({ userId: id })
const act = person.extend({ reason })
/** Of the subscription, as the operator's screen showed it. */
const versioned = act.extend({ version: z.int().min(0) })
const done = z.object({ done: z.literal(true) })

/** One person, and what an operator does for them. */
export const personProcedures = {
  get: forOperators('support', 'finance')
    .route({ method: 'GET', path: '/admin/users/{userId}', summary: 'Without their finances' })
    .input(person)
    .output(personView),
  activity: forOperators('support')
    .route({
      method: 'GET',
      path: '/admin/users/{userId}/activity',
      summary: "The trial's days and two after, by what was made on each",
    })
    .input(person)
    .output(personActivity),
  mail: forOperators('support')
    .route({ method: 'GET', path: '/admin/users/{userId}/communication', summary: 'What they got' })
    .input(person)
    .output(personMail),
  referrals: forOperators('support', 'finance')
    .route({ method: 'GET', path: '/admin/users/{userId}/referrals' })
    .input(person)
    .output(personReferrals),
  finances: forOperators('support', 'finance')
    .route({
      method: 'GET',
      path: '/admin/users/{userId}/finances',
      description: 'What they pay and what they note; each look is audited.',
    })
    .input(person)
    .output(personFinances),

  extendTrial: forOperators('support')
    .route({ method: 'POST', path: '/admin/users/{userId}/trial-extension' })
    .input(
      act.extend({
        days: z.int().min(extensionDays.min).max(extensionDays.max),
        /** The last day that the operator saw: a second click extends nothing twice. */
        trialEndDate: storedDay.nullable(),
      }),
    )
    .output(z.object({ trialEndDate: day })),
  remove: forOperators('owner')
    .route({ method: 'POST', path: '/admin/users/{userId}/deletion', summary: 'At once, for good' })
    .input(act.extend({ confirmation: z.string().max(limits.emailLengthMax) }))
    .output(done),
  suspend: forOperators('support')
    .route({ method: 'POST', path: '/admin/users/{userId}/suspension', summary: 'Or lift it' })
    .input(versioned.extend({ isHeld: z.boolean() }))
    .output(done),
  cancel: forOperators('finance')
    .route({ method: 'POST', path: '/admin/users/{userId}/subscription/cancel' })
    .input(versioned)
    .output(done),
  renew: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/users/{userId}/subscription/renew',
      description:
        'Takes a cancellation back; where there is none, sends the person the way to pay.',
    })
    .input(versioned)
    .output(z.object({ outcome: z.enum(['resumed', 'sent']) })),
  setPlan: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/users/{userId}/subscription',
      description: 'Another plan, price or last day from today on; nothing is charged by it.',
    })
    .input(
      versioned.extend({
        planId: id,
        priceCents: z.int().min(0).max(limits.amountCentsMax),
        endsOn: day,
      }),
    )
    .output(done),
  setLabels: forOperators('finance')
    .route({
      method: 'PATCH',
      path: '/admin/users/{userId}/payer',
      description: 'The name and document beside a card are labels of ours; a card is not edited.',
    })
    .input(act.extend({ holder: z.string().max(100), document: z.string().max(30) }))
    .output(done),
  setData: forOperators('support')
    .route({
      method: 'PATCH',
      path: '/admin/users/{userId}',
      description: "A new e-mail waits for its person's proof; what is left out stays.",
    })
    .input(
      act.extend({
        name: z.string().max(limits.nameLengthMax).optional(),
        email: z.string().max(limits.emailLengthMax).optional(),
      }),
    )
    .output(z.object({ emailWaits: z.boolean() })),
  newCode: forOperators('support')
    .route({ method: 'POST', path: '/admin/users/{userId}/affiliate-code' })
    .input(act.extend({ code: z.string().max(40) }))
    .output(z.object({ code: z.string() })),
  sendLink: forOperators('support', 'finance')
    .route({
      method: 'POST',
      path: '/admin/users/{userId}/letters',
      description: 'To the person, never to the operator: a way to their own page, or their data.',
    })
    .input(act.extend({ what: z.enum(['password', 'payment-method', 'export']) }))
    .output(done),
}
