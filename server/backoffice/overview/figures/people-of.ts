import type { FigurePart } from '@lya/contract/backoffice/overview/people.ts'
import type { PeopleOrder } from '@lya/contract/backoffice/people-filter.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import type { SQL } from 'drizzle-orm'
import { cohortCondition } from '#backoffice/overview/cohorts/cohort-people.queries.ts'
import {
  conditionOf,
  funnelCondition,
  paying,
} from '#backoffice/overview/figures/conditions.queries.ts'
import type { PeopleAsked } from '#backoffice/people/index.ts'

/** The people behind a figure, and the order in which they are shown. */
export interface FigurePeople {
  asked: PeopleAsked
  order: PeopleOrder
}

const newest: PeopleOrder = { sort: 'created', direction: 'desc' }
const riskiest: PeopleOrder = { sort: 'churn', direction: 'desc' }

/** Whose name a figure's people go by, or those of a part of it. */
export function peopleOf(
  figure: FigureKey,
  asked: { now: Temporal.Instant } & FigurePart,
): FigurePeople {
  const where = whereOf(figure, asked)
  if (figure === 'churn-risk' && where) {
    return { asked: { list: 'subscriber', where }, order: riskiest }
  }
  return { asked: where ? { where } : {}, order: newest }
}

/** Null is everybody. */
function whereOf(
  figure: FigureKey,
  { now, window = 'all', ...part }: Parameters<typeof peopleOf>[1],
): SQL | null {
  if (figure.startsWith('funnel-')) return funnelCondition(figure, now, window)
  const { cohort, month, offset } = part
  if (cohort !== undefined) return cohortCondition({ cohort, month, offset }, now)
  return part.period || part.billingType ? paying(part) : conditionOf(figure, now)
}
