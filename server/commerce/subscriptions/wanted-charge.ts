import { assert } from '@lya/core/assert.ts'
import { ladder } from '@lya/core/commerce/dunning/ladder.ts'
import { addDays } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import type { WantedCharge } from '#commerce/charges/index.ts'

const zone = 'America/Sao_Paulo'

/** The charge that a try of a renewal, or a change of plan, asks for. */
export function wantedCharge(userId: string, grant: Grant): WantedCharge {
  const { id, reason, terms, amountCents, planAmountCents, installments, cardTokenId } = grant
  const { billingType, madeOn } = grant
  assert(reason === 'renovacao' || reason === 'troca', 'only what is renewed or changed is charged')
  assert(billingType !== null, 'a charge is paid by something')
  const dueOn = grant.dueOn ?? madeOn
  // The value of unused days is today's; a renewal may be paid until there is nothing to renew.
  const last = reason === 'troca' ? addDays(madeOn, 1) : addDays(dueOn, ladder.endedOn)
  return {
    ...{ id, userId, reason, planId: terms.planId, period: terms.period, amountCents },
    ...{ planAmountCents, installments, billingType, cardTokenId },
    // What is overdue is asked for today: no provider takes a day that is past.
    dueOn: [dueOn, madeOn].toSorted().at(-1) ?? dueOn,
    description: `Lya, ${terms.planName}`,
    expiresAt: Temporal.PlainDate.from(last).toZonedDateTime(zone).toInstant(),
  }
}
