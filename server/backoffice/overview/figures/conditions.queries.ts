import type { FigurePart } from '@lya/contract/backoffice/overview/people.ts'
import { smartLimits } from '@lya/core/backoffice/alerts/smart-alerts.ts'
import { churnLevelFrom } from '@lya/core/backoffice/churn/churn.ts'
import { type FigureKey, recentDays } from '@lya/core/backoffice/figures/figures.ts'
import type { FunnelWindow } from '@lya/core/backoffice/funnel/funnel.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isCountedMoney } from '#backoffice/daily-figures/index.ts'
import { startOfDay } from '#backoffice/overview/figures/day-starts.ts'
import { at, isLive, live } from '#backoffice/overview/figures/live.queries.ts'
import { dayIn } from '#platform/clock/clock.ts'

const isAtRisk = sql`p.status_plan = 'ATIVO' AND p.churn >= ${sql.raw(String(churnLevelFrom.high))}`

/** Null is everybody. */
export function conditionOf(figure: FigureKey, now: Temporal.Instant): SQL | null {
  return conditions[figure]?.(now) ?? null
}

type Condition = (now: Temporal.Instant) => SQL

const recent: Condition = (now) => at(startOfDay(now, recentDays - 1))
const today: Condition = (now) => at(startOfDay(now, 0))
/** How whoever chose no way of payment pays. */
export const withoutMethod: BillingType = 'PIX'

/**
 * As `listPaidGroups` sums them; who of them is in a free month is told by `findPeopleOf`.
 *
 * @param part Of which period or way of payment alone.
 */
export function paying({ period, billingType }: Pick<FigurePart, 'period' | 'billingType'>): SQL {
  const ofPeriod = period ? sql`AND s.period = ${period}` : sql``
  const ofMethod = billingType
    ? sql`AND coalesce(s.billing_type, ${withoutMethod}) = ${billingType}`
    : sql``
  return sql`EXISTS (SELECT FROM subscriptions s
    WHERE s.user_id = p.user_id AND s.status IN (${live}) AND s.held_at IS NULL
      AND s.period IS NOT NULL AND s.price IS NOT NULL ${ofPeriod} ${ofMethod})`
}
const allPaying: Condition = () => paying({})
/** Whoever runs the business and has not bought it is no customer. */
const isCustomer = sql`NOT (p.is_staff AND p.status_plan = 'TRIAL')`
const active: Condition = () => sql`p.status_plan = 'ATIVO'`
const engaged: Condition = (now) =>
  sql`${isCustomer} AND p.last_write_at >= ${at(startOfDay(now, smartLimits.engagedDays - 1))}`

const conditions: Partial<Record<FigureKey, Condition>> = {
  'active-users': active,
  'conversion-rate': active,
  'total-users': () => isCustomer,
  'trial-users': () => sql`p.status_plan = 'TRIAL' AND NOT p.is_staff`,
  'paid-users': allPaying,
  mrr: allPaying,
  arr: allPaying,
  'engaged-users': engaged,
  'new-signups': (now) => sql`${isCustomer} AND p.created_at >= ${recent(now)}`,
  'new-signups-today': (now) => sql`${isCustomer} AND p.created_at >= ${today(now)}`,
  conversions: (now) => sql`p.first_paid_at >= ${recent(now)}`,
  cancellations: (now) => sql`p.user_id IN (SELECT e.user_id FROM subscription_events e
    WHERE e.created_at >= ${recent(now)} AND e.kind = 'cancelled')`,
  // Whose own last word before was a live one: who was gone already is not lost again.
  'churn-rate': (now) => sql`NOT (${isLive}) AND p.user_id IN (
    SELECT e.user_id FROM subscription_events e
    WHERE e.created_at >= ${recent(now)} AND e.status NOT IN ('trial', ${live})
      AND (SELECT b.status FROM subscription_events b
            WHERE b.user_id = e.user_id AND (b.created_at, b.id) < (e.created_at, e.id)
            ORDER BY b.created_at DESC, b.id DESC LIMIT 1) IN (${live}))`,
  'total-transactions': () => sql`p.first_entry_at IS NOT NULL`,
  'total-revenue': () => sql`p.first_paid_at IS NOT NULL`,
  'transactions-today': (now) => sql`p.last_write_at >= ${today(now)}`,
  // Confirmed today for the first time, or given back today; a card that was confirmed before is
  // received weeks later, which is no revenue of that day.
  'revenue-today': (now) => sql`p.user_id IN (SELECT c.user_id FROM charge_events e
    JOIN charges c ON c.id = e.charge_id WHERE e.occurred_at >= ${today(now)}
    AND ${sql.raw(isCountedMoney)} AND (e.state IN ('refunded', 'charged-back') OR e.refunded > 0
      OR (e.state IN ('confirmed', 'received') AND NOT EXISTS (SELECT FROM charge_events b
        WHERE b.charge_id = e.charge_id AND b.state IN ('confirmed', 'received')
          AND b.occurred_at < ${today(now)}))))`,
  'churn-risk': () => isAtRisk,
  'ending-engaged': (now) => sql`${engaged(now)} AND (${endingSoon(now)})`,
  'charge-failed': () => sql`p.subscription_status = 'grace'`,
  'engagement-falling': () => {
    const { writesBeforeMin, writesKeptPercent } = smartLimits
    return sql`p.status_plan IN ('TRIAL', 'ATIVO') AND p.writes_prior_14d >= ${writesBeforeMin}
      AND p.writes_14d * 100 <= p.writes_prior_14d * ${writesKeptPercent}`
  },
}

/** A trial, or a period that nothing renews by itself. */
function endingSoon(now: Temporal.Instant): SQL {
  const between = (from: Temporal.PlainDate): SQL => {
    const to = from.add({ days: smartLimits.endingDays })
    return sql`BETWEEN ${from.toString()}::date AND ${to.toString()}::date`
  }
  return sql`(p.status_plan = 'TRIAL' AND p.trial_end_date ${between(dayIn(now, 'UTC'))})
    OR (p.status_plan = 'ATIVO' AND p.end_date_plan ${between(dayIn(now, 'America/Sao_Paulo'))}
      AND (p.subscription_status = 'cancelled' OR (p.churn_parts->>'endingWithoutCard')::int > 0))`
}

/** Of those who signed up in the window, those who came so far. */
export function funnelCondition(
  figure: FigureKey,
  now: Temporal.Instant,
  window: FunnelWindow,
): SQL {
  const signedUp = signedUpIn(window, now)
  const step = stepConditions[figure]
  return step ? sql`${signedUp} AND ${step}` : signedUp
}

/** Customers who signed up in a window of the funnel. */
export function signedUpIn(window: FunnelWindow, now: Temporal.Instant): SQL {
  if (window === 'all') return isCustomer
  return sql`${isCustomer} AND p.created_at >= ${at(startOfDay(now, Number(window) - 1))}`
}

export const stepConditions: Partial<Record<FigureKey, SQL>> = {
  'funnel-onboarded': sql`p.onboarded_at IS NOT NULL`,
  'funnel-first-entry': sql`p.first_entry_at IS NOT NULL`,
  'funnel-engaged': sql`p.engaged_at IS NOT NULL`,
  'funnel-checkout-opened': sql`p.checkout_opened_at IS NOT NULL`,
  'funnel-paid': sql`p.first_paid_at IS NOT NULL`,
}
