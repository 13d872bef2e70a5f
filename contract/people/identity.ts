import { limits } from '@lya/core/limits.ts'
import { planStates } from '@lya/core/people/plan/plan.ts'
import { roles } from '@lya/core/people/roles/roles.ts'
import * as z from 'zod'
import { forGuests } from '#access.ts'
import { secondFactorCode } from '#people/second-factor.ts'

/** Refusal codes of this slice; the web has one sentence for each. */
export const identityRefusals = [
  'identity.email-taken',
  'identity.phone-taken',
  'identity.email-invalid',
  'identity.phone-invalid',
  'identity.name-required',
  'identity.name-without-letters',
  'identity.name-with-brackets',
  'identity.password-short',
  'identity.password-common',
  'identity.password-personal',
  'identity.credentials-wrong',
  'identity.recovery-token-invalid',
  'identity.session-missing',
  'identity.too-many-attempts',
] as const

const email = z.string().max(limits.emailLengthMax)
const password = z.string().max(limits.passwordLengthMax)

/** Who is signed in; `null` for a guest. */
export const session = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    roles: z.array(z.enum(roles)),
    planStatus: z.enum(planStates),
    /** The last day of the trial in UTC, or null. */
    trialEndDate: z.string().nullable(),
    /** When the account ends; null unless its end was asked for. Until then it is suspended. */
    leavesAt: z.string().nullable(),
    /** 0 to 3; below 3 the dashboard sends to the onboarding. */
    onboardingStep: z.int(),
    /** IANA name of the person's zone; their 'today' hangs on it. */
    timeZone: z.string(),
  })
  .nullable()
export type Session = z.infer<typeof session>

export const identity = {
  signUp: forGuests
    .route({ method: 'POST', path: '/sign-up', summary: 'Create an account and start the trial' })
    .input(
      z.object({
        name: z.string().max(limits.nameLengthMax),
        email,
        /** As typed: 10 or 11 digits, or 13 with the country; stored as 13 digits from 55. */
        phone: z.string().max(30),
        password,
        /** Referral code carried from a link; an unknown one is ignored. */
        ref: z.string().max(40).optional(),
      }),
    )
    .output(z.object({ session })),
  signIn: forGuests
    .route({
      method: 'POST',
      path: '/sign-in',
      summary: 'Sign in with e-mail and password',
      description:
        'Whoever lost their e-mail to somebody who proved it gives their telephone in its place. ' +
        'Where `isCodeDue` is true nobody is signed in yet: POST /sign-in/code within ten minutes, ' +
        'from the same browser, opens the session.',
    })
    .input(z.object({ email, password }))
    .output(z.object({ session, isCodeDue: z.boolean() })),
  takeSecondStep: forGuests
    .route({ method: 'POST', path: '/sign-in/code', summary: 'Sign in: the second step' })
    .input(
      z.object({
        code: secondFactorCode,
        /** Asks this browser for no code during 30 days. */
        isTrusted: z.boolean(),
      }),
    )
    .output(z.object({ session })),
  signOut: forGuests
    .route({ method: 'POST', path: '/sign-out', summary: 'End this session' })
    .output(z.object({ ended: z.boolean() })),
  session: forGuests
    .route({ method: 'GET', path: '/session', summary: 'Who is signed in' })
    .output(z.object({ session })),
  checkEmail: forGuests
    .route({ method: 'POST', path: '/identity/email-check', summary: 'Is this e-mail taken?' })
    .input(z.object({ email }))
    .output(z.object({ exists: z.boolean() })),
  checkPhone: forGuests
    .route({ method: 'POST', path: '/identity/phone-check', summary: 'Is this phone taken?' })
    .input(z.object({ phone: z.string().max(30) }))
    .output(z.object({ exists: z.boolean() })),
  requestRecovery: forGuests
    .route({ method: 'POST', path: '/recovery', summary: 'Send a password recovery link' })
    .input(z.object({ email }))
    .output(z.object({ sent: z.literal(true) })),
  checkRecovery: forGuests
    .route({ method: 'POST', path: '/recovery/check', summary: 'Is this recovery link valid?' })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ valid: z.boolean() })),
  resetPassword: forGuests
    .route({ method: 'POST', path: '/recovery/password', summary: 'Set a password by recovery' })
    .input(z.object({ token: z.string().max(200), password }))
    .output(z.object({ changed: z.literal(true) })),
}
