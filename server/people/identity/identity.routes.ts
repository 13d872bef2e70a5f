import type { Session } from '@lya/contract/people/identity.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { readVisit } from '#people/cookies/index.ts'
import { resetTopics } from '#people/identity/access/reset-topics.ts'
import { vacantAddress } from '#people/identity/account/vacant-address.ts'
import { findActor, isEmailTaken, isPhoneTaken } from '#people/identity/identity.queries.ts'
import type { Identity, Visitor } from '#people/identity/identity.ts'
import { type Attempt, limitAttempts } from '#people/identity/limit-attempts.ts'
import { assertNewPassword, emailOf, nameOf, phoneOf } from '#people/identity/read-registration.ts'
import { requestRecovery } from '#people/identity/recovery/request-recovery.ts'
import { checkRecovery, resetPassword } from '#people/identity/recovery/reset-password.ts'
import { takeSecondStep } from '#people/identity/second-factor/second-step.ts'
import { findSignInAddress } from '#people/identity/session/find-sign-in-address.ts'
import { signIn } from '#people/identity/session/sign-in.ts'
import { signOut } from '#people/identity/session/sign-out.ts'
import { signUp } from '#people/identity/sign-up.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { os } from '#platform/http/implement.ts'

/** Characters kept of what a browser calls itself. */
const userAgentLengthMax = 200

/** The procedures of identity, on the parts that it was given. */
export function identityRoutes(identity: Identity) {
  return { ...registration(identity), ...sessions(identity), ...recovery(identity) }
}

function registration(identity: Identity) {
  return {
    signUp: os.identity.signUp.handler(async ({ input, context }) => {
      const name = nameOf(input.name)
      const email = emailOf(input.email)
      const phone = phoneOf(input.phone)
      assertNewPassword(input.password, { name, email, phone })
      await limit(identity, context, 'sign-up', email)
      const { password } = input
      const registration = { name, email, phone, password, referralCode: input.ref ?? null }
      const visit = readVisit(context.requestHeaders)
      const isBrowserOf = (other: string): boolean =>
        identity.deviceCookie.read(context.requestHeaders, other) !== null
      const visitor = { ...visitorOf(context), visit, isBrowserOf }
      const token = await signUp(identity, registration, visitor)
      return startSession(identity, context, token)
    }),

    checkEmail: os.identity.checkEmail.handler(async ({ input, context }) => {
      const email = emailOf(input.email)
      await limit(identity, context, 'check', email)
      return { exists: await asSystem(identity.db, (tx) => isEmailTaken(tx, email)) }
    }),

    checkPhone: os.identity.checkPhone.handler(async ({ input, context }) => {
      const phone = phoneOf(input.phone)
      await limit(identity, context, 'check', phone)
      return { exists: await asSystem(identity.db, (tx) => isPhoneTaken(tx, phone)) }
    }),
  }
}

function sessions(identity: Identity) {
  const { cookie } = identity
  return {
    signIn: os.identity.signIn.handler(async ({ input, context }) => {
      const address = await findSignInAddress(identity.db, input.email)
      const email = address ?? input.email
      try {
        const device = identity.deviceCookie.read(context.requestHeaders, email)
        await limitAttempts(identity, { kind: 'sign-in', ip: context.ip, subject: email, device })
        if (address === null) throw new Refusal('unauthenticated', 'identity.credentials-wrong')
        const { requestHeaders: asked, responseHeaders: answered } = context
        const typed = { ...input, email }
        const token = await signIn(identity, typed, visitorOf(context), { asked, answered })
        if (token === null) return { session: null, isCodeDue: true }
        return { ...(await beginSession(identity, context, token)), isCodeDue: false }
      } catch (error) {
        if (error instanceof Refusal) noteRefusal(identity, context, { email, code: error.code })
        throw error
      }
    }),

    takeSecondStep: os.identity.takeSecondStep.handler(async ({ input, context }) => {
      const token = await takeSecondStep(identity, context, input)
      return beginSession(identity, context, token)
    }),

    signOut: os.identity.signOut.handler(async ({ context }) => {
      context.responseHeaders.append('set-cookie', cookie.clear())
      // What the browser kept of pictures and pages goes as well. No more than that: "storage"
      // would take what waits to be sent, which outlives signing out, and "cookies" those of
      // neighbours under the same domain.
      context.responseHeaders.append('clear-site-data', '"cache"')
      const token = cookie.read(context.requestHeaders)
      if (token === null) return { ended: true }
      const { ended, userId } = await signOut(identity, token)
      if (userId !== null) context.announce(userId, ['profile', 'sessions'])
      return { ended }
    }),

    session: os.identity.session.handler(async ({ context }) => {
      const token = cookie.read(context.requestHeaders)
      const actor = await context.findActor()
      if (actor && token !== null) {
        // The browser forgets the cookie after its time, so every visit starts that time anew.
        context.responseHeaders.append('set-cookie', cookie.write(token))
      }
      return { session: actor && sessionOf(actor) }
    }),
  }
}

function recovery(identity: Identity) {
  return {
    requestRecovery: os.identity.requestRecovery.handler(async ({ input, context }) => {
      const email = emailOf(input.email)
      await limit(identity, context, 'recovery', email)
      await requestRecovery(identity, email)
      return { sent: true as const }
    }),

    checkRecovery: os.identity.checkRecovery.handler(async ({ input, context }) => {
      await limit(identity, context, 'recovery-token', input.token)
      return { valid: await checkRecovery(identity, input.token) }
    }),

    resetPassword: os.identity.resetPassword.handler(async ({ input, context }) => {
      assertNewPassword(input.password, null)
      await limit(identity, context, 'recovery-token', input.token)
      const { userId, email } = await resetPassword(identity, input)
      context.announce(userId, resetTopics)
      context.responseHeaders.append('set-cookie', identity.cookie.clear())
      // Whoever filled the bound of this account meanwhile does not keep its owner out.
      context.responseHeaders.append('set-cookie', identity.deviceCookie.write(email))
      return { changed: true as const }
    }),
  }
}

function limit(
  identity: Identity,
  context: RequestContext,
  kind: Attempt,
  subject: string,
): Promise<void> {
  return limitAttempts(identity, { kind, ip: context.ip, subject })
}

/** As `startSession`, and tells the person's other screens that there is one more. */
async function beginSession(
  identity: Identity,
  context: RequestContext,
  token: string,
): Promise<{ session: Session }> {
  const answer = await startSession(identity, context, token)
  if (answer.session) context.announce(answer.session.userId, ['sessions'])
  return answer
}

/** Hands the browser its cookie and tells who it is now. */
async function startSession(
  identity: Identity,
  context: RequestContext,
  token: string,
): Promise<{ session: Session }> {
  const now = identity.clock.now()
  const found = await findActor(identity.db, token, { now, staleBefore: now })
  // Whose account has ended is nobody, though the sweep that deletes it may be yet to come.
  if (!found) throw new Refusal('unauthenticated', 'identity.credentials-wrong')
  context.responseHeaders.append('set-cookie', identity.cookie.write(token))
  // By the name under which the next sign-in will ask for it.
  const { email, userId } = found.actor
  const name = email === '' ? vacantAddress(userId) : email
  context.responseHeaders.append('set-cookie', identity.deviceCookie.write(name))
  return { session: sessionOf(found.actor) }
}

function sessionOf(actor: Actor): Session {
  const { userId, name, email, emailVerified, plan, onboardingStep, timeZone } = actor
  // Whom another owner suspended is a person like any other, to the guard of /admin too.
  const roles = actor.isOperatorSuspended ? [] : actor.roles
  const person = { userId, name, email, emailVerified, roles, onboardingStep, timeZone }
  const { state: planStatus, trialEndDate } = plan
  return { ...person, planStatus, trialEndDate, leavesAt: actor.leavesAt }
}

/** The operator sees that somebody is at it, and from where; whose account it is stays a mark. */
function noteRefusal(
  { log, markOf }: Identity,
  { ip }: RequestContext,
  refused: { email: string; code: string },
): void {
  log.warn('sign-in refused', { reason: refused.code, account: markOf(refused.email), ip })
}

function visitorOf(context: RequestContext): Visitor {
  const userAgent = context.requestHeaders.get('user-agent') ?? ''
  return { ip: context.ip, userAgent: userAgent.slice(0, userAgentLengthMax) }
}
