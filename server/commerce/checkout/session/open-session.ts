import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { periodOfName } from '@lya/core/commerce/plans/period.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { checkoutOpened } from '#commerce/checkout/checkout.events.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { checkoutCookie, hashToken, keptHours } from '#commerce/checkout/session/cookie.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { findBrowserSession, findSignedIn } from '#commerce/checkout/session/sessions.queries.ts'
import { insertSession, updateSession } from '#commerce/checkout/session/sessions.store.ts'
import { type CataloguePlan, findPlanByPeriod, rulesOf, waysToPay } from '#commerce/plans/index.ts'
import { readVisit } from '#people/cookies/index.ts'
import { findEmail, findReferrer } from '#people/profile/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { Actor } from '#platform/http/context.ts'
import { newId, newToken } from '#platform/security/ids.ts'

/** Who comes to the checkout. */
export interface Visitor {
  headers: Headers
  ip: string
  /** Null for a guest. */
  actor: Actor | null
}

/**
 * Opens a checkout, or takes up the one that this browser left less than a day ago, with its time
 * anew. What was typed stays; the plan is the one that was asked for.
 *
 * @returns The cookie to be set.
 * @throws Refusal `checkout.already-active` for who is signed in and has a live plan,
 *   `checkout.account-leaving` for whose account is being deleted, or `plans.plan-missing` when
 *   the plan is not sold.
 */
export async function openSession(
  parts: CheckoutParts,
  visitor: Visitor,
  wanted: { plan: PlanName | null; referralCode: string | null },
): Promise<{ session: StoredSession; cookie: string | null; isRestored: boolean }> {
  const { db, clock, config, events } = parts.charges
  const { actor } = visitor
  if (actor?.plan.isLeaving) throw new Refusal('conflict', 'checkout.account-leaving')
  if (actor?.plan.state === 'ATIVO') throw new Refusal('conflict', 'checkout.already-active')
  const settings = await config.read()
  const now = clock.now()
  const cookie = checkoutCookie(parts.publicUrl)
  const browser = cookie.read(visitor.headers)
  const expiresAt = now.add({ minutes: settings.session_timeout.timeout_minutes }).toString()
  return asSystem(db, async (tx) => {
    const since = now.subtract({ hours: keptHours })
    const left = await findBrowserSession(tx, { browser, since })
    const isOwn = left !== null && !isOver(left) && fits(left, actor)
    const planName = wanted.plan ?? (isOwn ? null : 'mensal')
    const plan = planName === null ? null : await soldPlan(tx, planName)
    const choice = plan && chosen(plan, rulesOf(settings), isOwn ? left : null)
    const renewed = { expiresAt, updatedAt: now.toString(), remoteIp: visitor.ip }
    const own = await ownData(tx, actor)
    const referral = await referralBy(parts, tx, { visitor, wanted, left: isOwn ? left : null })
    if (isOwn) {
      const change = { ...renewed, ...choice, ...own, ...referral }
      const session = await updateSession(tx, left.id, change)
      return { session, cookie: null, isRestored: true }
    }
    const token = newToken()
    const session = await insertSession(tx, {
      ...{ id: newId(), browser: hashToken(token), createdAt: now.toString() },
      // Without a plan of its own there was one to be taken up.
      ...(choice as NonNullable<typeof choice>),
      ...{ ...renewed, ...own, ...referral },
    })
    await events.announce({ tx, clock }, checkoutOpened, {
      ...{ sessionId: session.id, userId: session.userId, planId: session.planId },
      ...{ amountCents: session.planPrice, visit: readVisit(visitor.headers) },
    })
    return { session, cookie: cookie.write(token), isRestored: false }
  })
}

type Referral = Pick<StoredSession, 'referralCode' | 'isOwnLink'>

/**
 * Whose link led here: the last one that somebody has, and whether this is their own browser. It
 * has to be asked now: the money may come when no browser is there.
 */
async function referralBy(
  { isBrowserOf }: CheckoutParts,
  tx: Tx,
  at: { visitor: Visitor; wanted: { referralCode: string | null }; left: Referral | null },
): Promise<Referral> {
  const { visitor, wanted, left } = at
  const told = wanted.referralCode && (await findReferrer(tx, wanted.referralCode))
  const referrer = told || (left?.referralCode ? await findReferrer(tx, left.referralCode) : null)
  if (!referrer) return { referralCode: null, isOwnLink: false }
  const { userId, code: referralCode } = referrer
  const email = await findEmail(tx, userId)
  const wasOwn = left?.referralCode === referralCode && left.isOwnLink
  const isOwnLink = wasOwn || (email !== null && isBrowserOf(visitor.headers, email))
  return { referralCode, isOwnLink }
}

/** Paid or given up; whoever comes back then begins anew. */
function isOver({ completedAt, givenUpAt }: StoredSession): boolean {
  return completedAt !== null || givenUpAt !== null
}

/** Somebody else may have signed in on this browser since. */
function fits(session: StoredSession, actor: Actor | null): boolean {
  return session.userId === null || session.userId === actor?.userId
}

async function soldPlan(tx: Tx, name: PlanName): Promise<CataloguePlan> {
  const plan = await findPlanByPeriod(tx, periodOfName(name))
  if (!plan) throw new Refusal('missing', 'plans.plan-missing')
  return plan
}

/** What a session keeps of a plan; another plan begins with its own largest count of parts. */
export function chosen(
  plan: CataloguePlan,
  rules: Parameters<typeof waysToPay>[1],
  before: StoredSession | null,
): Pick<StoredSession, 'planId' | 'planPrice' | 'planPeriod' | 'installments'> {
  const { id: planId, priceCents: planPrice, period: planPeriod } = plan
  const installments =
    before?.planId === planId ? before.installments : (waysToPay(plan, rules).at(-1)?.count ?? 1)
  return { planId, planPrice, planPeriod, installments }
}

/** Who is signed in pays for themselves: their e-mail stands, and they need no password. */
async function ownData(
  tx: Tx,
  actor: Actor | null,
): Promise<Partial<Pick<StoredSession, 'userId' | 'name' | 'email' | 'phone'>>> {
  const known = actor && (await findSignedIn(tx, actor.userId))
  if (!known) return {}
  const { name, email, phone } = known
  return { userId: actor.userId, name, email, ...(phone !== '' && { phone }) }
}
