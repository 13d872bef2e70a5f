import { assert } from '@lya/core/assert.ts'
import { ladder } from '@lya/core/commerce/dunning/ladder.ts'
import { addDays } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { limits } from '@lya/core/limits.ts'
import type { WantedCharge } from '#commerce/charges/index.ts'

const zone = 'America/Sao_Paulo'

/** The charge that a try of a renewal, or a change of plan, asks for now. */
export function wantedCharge(userId: string, grant: Grant, now: Temporal.Instant): WantedCharge {
  const { id, reason, terms, amountCents, planAmountCents, installments, cardTokenId } = grant
  const { billingType, madeOn } = grant
  assert(reason === 'renovacao' || reason === 'troca', 'only what is renewed or changed is charged')
  assert(billingType !== null, 'a charge is paid by something')
  const dueOn = grant.dueOn ?? madeOn
  return {
    ...{ id, userId, reason, planId: terms.planId, period: terms.period, amountCents },
    ...{ planAmountCents, installments, billingType, cardTokenId },
    // What is overdue is asked for today: no provider takes a day that is past.
    dueOn: [dueOn, madeOn].toSorted().at(-1) ?? dueOn,
    description: `Lya, ${terms.planName}`,
    expiresAt: expiryOf(grant, dueOn, now),
  }
}

/**
 * The value of unused days is today's, and a code lives as long as at the checkout; a renewal may
 * be paid until there is nothing to renew.
 */
function expiryOf({ reason, billingType, madeOn }: Grant, dueOn: string, now: Temporal.Instant) {
  if (reason !== 'troca') return startOf(addDays(dueOn, ladder.endedOn))
  const midnight = startOf(addDays(madeOn, 1))
  if (billingType !== 'PIX') return midnight
  const codeEnd = now.add({ minutes: limits.pixMinutes })
  return Temporal.Instant.compare(codeEnd, midnight) < 0 ? codeEnd : midnight
}

function startOf(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant()
}
