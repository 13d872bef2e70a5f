import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { isFreeOn } from '@lya/core/backoffice/revenue/free-now.ts'
import { monthlyParts, monthlyRecurring } from '@lya/core/backoffice/revenue/recurring-revenue.ts'
import { type BillingType, billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { type PlanPeriod, planPeriods } from '@lya/core/commerce/plans/period.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import {
  listPaidGroups,
  listPrizedSubscriptions,
  type PaidGroup,
} from '#backoffice/overview/figures/standing.queries.ts'
import type { Reading } from '#platform/db/reading.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface Recurring {
  people: number
  mrrCents: Cents
  byPeriod: { period: PlanPeriod; people: number; mrrCents: Cents }[]
  byMethod: { billingType: BillingType; people: number; mrrCents: Cents }[]
}

/** Who pays, and what that is a month; whoever is in a free month pays nothing now. */
export async function findRecurring(reading: Reading, now: Temporal.Instant): Promise<Recurring> {
  const free = (await findFree(reading.tx, now)).map(({ period, billingType, totalCents }) => {
    return { period, billingType, people: -1, totalCents: cents(-totalCents) }
  })
  const groups = [...(await listPaidGroups(reading)), ...free]
  const byPeriod = partsOf(planPeriods.map((one) => groups.filter(({ period }) => period === one)))
  const byMethod = partsOf(
    billingTypes.map((one) => groups.filter(({ billingType }) => billingType === one)),
  )
  return {
    ...{ people: peopleIn(groups), mrrCents: monthlyRecurring(groups) },
    byPeriod: planPeriods.map((period, at) => ({ period, ...(byPeriod[at] ?? nothing) })),
    byMethod: billingTypes.map((billingType, at) => {
      return { billingType, ...(byMethod[at] ?? nothing) }
    }),
  }
}

/** Those of live subscriptions who are in a free month today. */
export async function findFree(tx: Tx, now: Temporal.Instant) {
  const today = dayOf(now)
  const prized = await listPrizedSubscriptions(tx)
  return prized.filter(({ subscription }) => isFreeOn(subscription, today))
}

const nothing = { people: 0, mrrCents: cents(0) }
const peopleIn = (groups: readonly PaidGroup[]): number =>
  groups.reduce((sum, { people }) => sum + people, 0)

function partsOf(parts: readonly PaidGroup[][]) {
  const sums = monthlyParts(parts)
  return parts.map((groups, at) => ({ people: peopleIn(groups), mrrCents: sums[at] ?? cents(0) }))
}
