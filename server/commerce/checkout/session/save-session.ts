import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import { type PlanName, periodOfName } from '@lya/core/commerce/plans/period.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { dropOthers } from '#commerce/checkout/pay/drop-open.ts'
import { assertComplete } from '#commerce/checkout/session/assert-complete.ts'
import { chosen } from '#commerce/checkout/session/open-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import {
  findPerson,
  type KnownPerson,
  lockSession,
} from '#commerce/checkout/session/sessions.queries.ts'
import { updateSession } from '#commerce/checkout/session/sessions.store.ts'
import { findPlanByPeriod, rulesOf } from '#commerce/plans/index.ts'
import { assertNewPassword, hashPassword } from '#people/identity/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/** What a browser types, as far as it has come. */
export interface Draft {
  plan?: PlanName | undefined
  installments?: number | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  cpf?: string | undefined
  password?: string | undefined
  cep?: string | undefined
  address?: string | undefined
  addressNumber?: string | undefined
  method?: PaymentMethod | undefined
  pixDocument?: string | undefined
  wantsReminders?: boolean | undefined
  step?: 1 | 2 | undefined
}

/**
 * Keeps what was typed. A draft may be as incomplete as it likes; to go on to step 2 all of step 1
 * must be right. A password is hashed before anything is stored.
 *
 * @throws Refusal `checkout.already-paid`, those of `assertMayBuy`, or what is wrong with step 1.
 */
export async function saveSession(
  parts: CheckoutParts,
  session: StoredSession,
  draft: Draft,
): Promise<StoredSession> {
  const { db, clock, config } = parts.charges
  const { password: _secret, plan: planName, step, ...typed } = draft
  const settings = await config.read()
  // Before the transaction: hashing takes long, and connections are few.
  const passwordHash = await hashed(session, draft)
  return asSystem(db, async (tx) => {
    const current = await lockSession(tx, session.id)
    if (!current || current.givenUpAt !== null) {
      throw new Refusal('missing', 'checkout.session-missing')
    }
    if (current.completedAt !== null) throw new Refusal('conflict', 'checkout.already-paid')
    const next = { ...current, ...(passwordHash && { passwordHash }), ...definedOf(typed) }
    // Who is signed in pays for themselves.
    if (current.userId !== null) next.email = current.email
    next.email = next.email.trim().toLowerCase()
    // A password is somebody's: whoever comes next in this browser must choose their own.
    if (next.email === '') next.passwordHash = null
    if (planName) {
      const plan = await findPlanByPeriod(tx, periodOfName(planName))
      if (!plan) throw new Refusal('missing', 'plans.plan-missing')
      const choice = chosen(plan, rulesOf(settings), current)
      Object.assign(next, choice, { installments: draft.installments ?? choice.installments })
    }
    if (step === 2) await complete(tx, next)
    if (step) next.step = step
    if (draft.method) await dropOthers(parts, tx, { sessionId: current.id, method: draft.method })
    const { id: _, browser: __, ...change } = next
    return updateSession(tx, current.id, { ...change, updatedAt: clock.now().toString() })
  })
}

/** An account keeps its own password: what was typed for it is thrown away. */
async function complete(tx: Tx, next: StoredSession): Promise<void> {
  Object.assign(next, assertComplete(next))
  const person = await findPerson(tx, next.email)
  assertMayBuy(person)
  if (person) next.passwordHash = null
  else if (next.userId === null && next.passwordHash === null) {
    throw new Refusal('invalid', 'identity.password-short')
  }
}

/**
 * Whether this e-mail may be paid for at all.
 *
 * @throws Refusal `checkout.account-leaving` while its account is being deleted: what is bought
 *   would be erased with it; or `checkout.already-active`.
 */
export function assertMayBuy(person: KnownPerson | null): void {
  if (person?.isLeaving) throw new Refusal('conflict', 'checkout.account-leaving')
  if (person?.state === 'ATIVO') throw new Refusal('conflict', 'checkout.already-active')
}

async function hashed(session: StoredSession, draft: Draft): Promise<string | null> {
  const { password, name = session.name, email = session.email, phone = session.phone } = draft
  if (password === undefined || password === '' || session.userId !== null) return null
  assertNewPassword(password, { name, email, phone })
  return hashPassword(password)
}

function definedOf<T extends object>(draft: T): { [Key in keyof T]: NonNullable<T[Key]> } {
  const entries = Object.entries(draft).filter(([, value]) => value !== undefined)
  // What was not typed is left out, and nothing else.
  return Object.fromEntries(entries) as { [Key in keyof T]: NonNullable<T[Key]> }
}
