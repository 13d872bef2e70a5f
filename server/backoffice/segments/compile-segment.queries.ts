import {
  type ChoiceCondition,
  type Condition,
  isNumberCondition,
  type NumberCondition,
  type Segment,
} from '@lya/core/backoffice/segments/segment.ts'

/** A condition of PostgreSQL's over `admin_people AS p`. */
export interface Compiled {
  text: string
  values: unknown[]
}

/** What a field is in a row; everything here is ours, and nothing of it comes from outside. */
const choices: Record<ChoiceCondition['field'], string> = {
  plan: 'p.status_plan',
  period: 'p.period_plan',
  payment: 'p.billing_type',
  channel: 'p.channel',
  source: 'p.source',
  onboarding: `CASE WHEN p.onboarding_step >= 3 THEN 'done'
    WHEN p.onboarding_step > 0 THEN 'begun' ELSE 'waiting' END`,
}

/** `today` binds the product's own day, where it is needed. */
const numbers: Record<NumberCondition['field'], (today: () => string) => string> = {
  daysToEnd: (today) =>
    `(CASE WHEN p.status_plan = 'TRIAL' THEN p.trial_end_date ELSE p.end_date_plan END - ${today()})`,
  engagement: () => 'p.engagement',
  churn: () => 'p.churn',
  daysSinceWrite: (today) =>
    `(${today()} - (p.last_write_at AT TIME ZONE 'America/Sao_Paulo')::date)`,
  referrals: () => 'p.referrals_total',
  paidReferrals: () => 'p.referrals_paid',
}

/**
 * Turns conditions into SQL. Values travel as parameters and never as text, and fields come from
 * the lists above, so that nothing which somebody typed is ever read as a statement.
 *
 * @param given.today The product's day.
 * @param given.from The number of the first parameter.
 */
export function compileSegment(
  segment: Segment,
  given: { today: Temporal.PlainDate; from?: number },
): Compiled {
  const first = given.from ?? 1
  const values: unknown[] = []
  const bind = (value: unknown, type: string): string => {
    values.push(value)
    return `$${first + values.length - 1}::${type}`
  }
  const join = (match: Segment['match'], parts: readonly string[]): string =>
    parts.map((part) => `(${part})`).join(match === 'all' ? ' AND ' : ' OR ')
  const groups = segment.groups.map(({ match, conditions }) =>
    join(
      match,
      conditions.map((one) => compileCondition(one, bind, given.today)),
    ),
  )
  return { text: groups.length === 0 ? 'true' : join(segment.match, groups), values }
}

type Bind = (value: unknown, type: string) => string

function compileCondition(condition: Condition, bind: Bind, today: Temporal.PlainDate): string {
  if (!isNumberCondition(condition)) {
    const list = bind(condition.values, 'text[]')
    // Nobody has no value: without one, somebody is in none of the lists.
    const isIn = `coalesce(${choices[condition.field]} = ANY (${list}), false)`
    return condition.isNot ? `NOT ${isIn}` : isIn
  }
  const { field, from, to } = condition
  const value = numbers[field](() => bind(today.toString(), 'date'))
  const bounds = [
    ...(from === undefined ? [] : [`${value} >= ${bind(from, 'integer')}`]),
    ...(to === undefined ? [] : [`${value} <= ${bind(to, 'integer')}`]),
  ].join(' AND ')
  const isForNever = field === 'daysSinceWrite' && to === undefined
  const never = isForNever ? ' OR p.last_write_at IS NULL' : ''
  return `coalesce(${bounds}, false)${never}`
}
