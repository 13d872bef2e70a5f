import type { PeopleFilter, PeopleSort } from '@lya/contract/backoffice/people-filter.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What a list is sorted by: an expression with an index, and the type of its values. */
export interface SortKey {
  by: SQL
  type: SQL
}

const key = (by: string, type: string): SortKey => ({ by: sql.raw(by), type: sql.raw(type) })

// Null has its place in each order, so that a page can begin behind it.
const keys: Record<Exclude<PeopleSort, 'end'>, SortKey> = {
  name: key('p.sort_name', 'text'),
  email: key(`coalesce(p.email, '')`, 'text'),
  created: key('p.created_at', 'timestamptz'),
  step: key('p.onboarding_step', 'integer'),
  engagement: key('p.engagement', 'integer'),
  churn: key('p.churn', 'integer'),
  period: key(`coalesce(p.period_plan, '')`, 'text'),
  price: key('coalesce(p.price_plan, -1)', 'numeric'),
  billing: key(`coalesce(p.billing_type, '')`, 'text'),
  write: key(`coalesce(p.last_write_at, '-infinity'::timestamptz)`, 'timestamptz'),
  paid: key(`coalesce(p.first_paid_at, '-infinity'::timestamptz)`, 'timestamptz'),
}
/** A trial without an end is over, a plan without one is not. */
const trialEnd = key(`coalesce(p.trial_end_date, '-infinity'::date)`, 'date')
const planEnd = key(`coalesce(p.end_date_plan, 'infinity'::date)`, 'date')

export function sortKeyOf(sort: PeopleSort, list: PeopleFilter['list']): SortKey {
  if (sort !== 'end') return keys[sort]
  return list === 'trial' ? trialEnd : planEnd
}
