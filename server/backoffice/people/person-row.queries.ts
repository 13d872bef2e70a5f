import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { ChurnParts } from '@lya/core/backoffice/churn/churn.ts'
import { subscriberStanding } from '@lya/core/backoffice/standing/subscriber-standing.ts'
import { trialStanding } from '@lya/core/backoffice/standing/trial-standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayInOrder } from '#backoffice/people/day-in-order.ts'
import { dayIn } from '#platform/clock/clock.ts'

/** A row as PostgreSQL gives it; `chave` is the value that the page is sorted by. */
export type ListedRow = Record<string, unknown> & {
  user_id: string
  chave: string
  name: string
  email: string | null
  phone: string | null
  criada: string
  status_plan: AdminPerson['planState']
  fim_teste: string | null
  fim_plano: string | null
  preco: string | null
  period_plan: AdminPerson['period']
  billing_type: AdminPerson['billing']
  onboarding_step: number
  subscription_status: AdminPerson['subscription']
  engagement: number
  transactions: number
  churn: number
  churn_parts: Partial<ChurnParts>
  escreveu: string | null
  channel: AdminPerson['channel']
  source: AdminPerson['source']
  referrals_total: number
  referrals_paid: number
}

const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Of `admin_people AS p`. */
export const personColumns: SQL = sql.raw(`p.user_id, p.name, p.email, p.phone,
  ${instant('p.created_at')} AS criada, p.status_plan, p.trial_end_date::text AS fim_teste,
  p.end_date_plan::text AS fim_plano, p.price_plan::text AS preco, p.period_plan, p.billing_type,
  p.onboarding_step, p.subscription_status, p.engagement, p.transactions, p.churn, p.churn_parts,
  ${instant('p.last_write_at')} AS escreveu, p.channel, p.source, p.referrals_total,
  p.referrals_paid`)

export function listed(row: ListedRow, now: Temporal.Instant): AdminPerson {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    createdAt: row.criada,
    planState: row.status_plan,
    standing:
      row.status_plan === 'TRIAL'
        ? trialStanding({ endDate: dayInOrder(row.fim_teste), today: dayIn(now, 'UTC') })
        : subscriberStanding({
            state: row.status_plan,
            endDate: dayInOrder(row.fim_plano),
            today: dayIn(now, 'America/Sao_Paulo'),
          }),
    trialEndDate: row.fim_teste,
    planEndDate: row.fim_plano,
    priceCents: row.preco === null ? null : centsFromDecimal(row.preco),
    period: row.period_plan,
    billing: row.billing_type,
    onboardingStep: row.onboarding_step,
    subscription: row.subscription_status,
    engagement: row.engagement,
    transactions: row.transactions,
    churn: row.churn,
    churnParts: { ...noParts, ...row.churn_parts },
    lastWriteAt: row.escreveu,
    channel: row.channel,
    source: row.source,
    referralsTotal: row.referrals_total,
    referralsPaid: row.referrals_paid,
  }
}

const noParts: ChurnParts = {
  inactivity: 0,
  fallingUse: 0,
  failedCharge: 0,
  endingWithoutCard: 0,
  silence: 0,
}
