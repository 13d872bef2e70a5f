import type { PeopleFilter } from '@lya/contract/backoffice/people-filter.ts'
import { churnLevelFrom } from '@lya/core/backoffice/churn/churn.ts'
import type { EngagementLevel } from '@lya/core/backoffice/engagement/engagement.ts'
import {
  planExpiringDays,
  type SubscriberStanding,
} from '@lya/core/backoffice/standing/subscriber-standing.ts'
import {
  lastExpiringDay,
  type TrialStanding,
} from '@lya/core/backoffice/standing/trial-standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import { searched } from '#backoffice/people/people-search.queries.ts'
import { dayIn } from '#platform/clock/clock.ts'

/**
 * Who is asked for. Beside what a screen can say, a figure hands over its own condition, so that
 * it and the people behind it are one definition; `p` is the row of `admin_people`.
 */
export type PeopleAsked = Partial<PeopleFilter> & { where?: SQL; without?: readonly string[] }

/** Those that make a list, which have indexes of their own, and those that narrow it. */
export interface PeopleConditions {
  list: SQL[]
  narrowing: SQL[]
}

export function conditionsOf(asked: PeopleAsked, now: Temporal.Instant): PeopleConditions {
  const utc = dayIn(now, 'UTC')
  const today = dayIn(now, 'America/Sao_Paulo')
  const narrowing: SQL[] = [...searched(asked.search ?? '')]
  const add = (condition: SQL): void => void narrowing.push(condition)
  if (asked.trial) add(trialCondition(asked.trial, utc))
  if (asked.subscriber) add(subscriberCondition(asked.subscriber, today))
  else if (asked.list === 'subscriber') add(sql`p.status_plan = 'ATIVO'`)
  if (asked.period) add(sql`p.period_plan = ${asked.period}`)
  if (asked.billing) add(sql`p.billing_type = ${asked.billing}`)
  if (asked.engagement) add(engagementCondition(asked.engagement))
  if (asked.risk) add(riskCondition(asked.risk))
  if (asked.channel) add(sql`p.channel = ${asked.channel}`)
  if (asked.source) add(sql`p.source = ${asked.source}`)
  if (asked.written) add(writtenCondition(asked.written, today))
  if (asked.reached) add(reachedConditions[asked.reached])
  if (asked.where) add(sql`(${asked.where})`)
  if (asked.without?.length) add(sql`NOT (${idsCondition(asked.without)})`)
  return { list: listConditions[asked.list ?? 'all'], narrowing }
}

/** Written out, never bound: that is how PostgreSQL knows the index of the list. */
const listConditions: Record<PeopleFilter['list'], SQL[]> = {
  trial: [sql`p.status_plan = 'TRIAL'`, sql`NOT p.is_staff`],
  subscriber: [sql`p.status_plan <> 'TRIAL'`],
  all: [],
}

/** The days on which a trial or a plan of such a standing ends; null is no bound. */
interface EndDays {
  from: Temporal.PlainDate | null
  to: Temporal.PlainDate | null
}

/** On which days they end who are asked for; null where their list is of any day. */
export function endDays(asked: PeopleAsked, now: Temporal.Instant): EndDays | null {
  if (asked.list === 'trial') return asked.trial ? trialDays(asked.trial, dayIn(now, 'UTC')) : null
  const { list, subscriber } = asked
  if (list !== 'subscriber' || !subscriber) return null
  return planDays(subscriber, dayIn(now, 'America/Sao_Paulo'))
}

function trialDays(standing: TrialStanding, today: Temporal.PlainDate): EndDays {
  return daysOf(standing, { today, last: lastExpiringDay(today) })
}

/** Whoever is suspended or gone is so on any day. */
function planDays(standing: SubscriberStanding, today: Temporal.PlainDate): EndDays | null {
  if (standing === 'suspended' || standing === 'ended') return null
  return daysOf(standing, { today, last: today.add({ days: planExpiringDays }) })
}

function daysOf(
  standing: TrialStanding,
  { today, last }: Record<'today' | 'last', Temporal.PlainDate>,
): EndDays {
  if (standing === 'expired') return { from: null, to: today.subtract({ days: 1 }) }
  if (standing === 'expiring') return { from: today, to: last }
  return { from: last.add({ days: 1 }), to: null }
}

function trialCondition(standing: TrialStanding, today: Temporal.PlainDate): SQL {
  return between(sql`coalesce(p.trial_end_date, '-infinity'::date)`, trialDays(standing, today))
}

function between(end: SQL, { from, to }: EndDays): SQL {
  if (from === null) return to ? sql`${end} <= ${to.toString()}::date` : sql`true`
  if (to === null) return sql`${end} >= ${from.toString()}::date`
  return sql`${end} BETWEEN ${from.toString()}::date AND ${to.toString()}::date`
}

function subscriberCondition(standing: SubscriberStanding, today: Temporal.PlainDate): SQL {
  if (standing === 'suspended') return sql`p.status_plan = 'SUSPENSO'`
  if (standing === 'ended') return sql`p.status_plan = 'INATIVO'`
  const days = planDays(standing, today)
  const ends = days && between(sql`coalesce(p.end_date_plan, 'infinity'::date)`, days)
  return ends ? sql`p.status_plan = 'ATIVO' AND ${ends}` : sql`p.status_plan = 'ATIVO'`
}

function engagementCondition(level: EngagementLevel): SQL {
  if (level === 'high') return sql`p.engagement >= 80`
  return level === 'medium' ? sql`p.engagement BETWEEN 50 AND 79` : sql`p.engagement < 50`
}

function riskCondition(level: NonNullable<PeopleFilter['risk']>): SQL {
  const { critical, high, medium } = churnLevelFrom
  if (level === 'at-risk') return sql`p.churn >= ${high}`
  if (level === 'critical') return sql`p.churn >= ${critical}`
  if (level === 'high') return sql`p.churn >= ${high} AND p.churn < ${critical}`
  return level === 'medium'
    ? sql`p.churn >= ${medium} AND p.churn < ${high}`
    : sql`p.churn < ${medium}`
}

function writtenCondition(
  written: NonNullable<PeopleFilter['written']>,
  today: Temporal.PlainDate,
): SQL {
  if (written === 'never') return sql`p.last_write_at IS NULL`
  const first = today.subtract({ days: 6 }).toString()
  const since = sql`(${first}::date)::timestamp AT TIME ZONE 'America/Sao_Paulo'`
  return written === 'week' ? sql`p.last_write_at >= ${since}` : sql`p.last_write_at < ${since}`
}

const reachedConditions: Record<NonNullable<PeopleFilter['reached']>, SQL> = {
  onboarded: sql`p.onboarded_at IS NOT NULL`,
  'first-entry': sql`p.first_entry_at IS NOT NULL`,
  engaged: sql`p.engaged_at IS NOT NULL`,
  checkout: sql`p.checkout_opened_at IS NOT NULL`,
  paid: sql`p.first_paid_at IS NOT NULL`,
}

/** Only these people. */
export function idsCondition(userIds: readonly string[]): SQL {
  return sql`p.user_id = ANY (${sql.param([...userIds])}::uuid[])`
}
