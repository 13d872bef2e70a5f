import { planStates } from '#people/plan/plan.ts'

/** What a condition may choose from, by the names that the database has for it. */
export const segmentChoices = {
  plan: planStates,
  period: ['MONTHLY', 'QUARTERLY', 'YEARLY'],
  payment: ['CREDIT_CARD', 'PIX', 'BOLETO'],
  channel: ['whatsapp', 'web', 'both', 'none'],
  source: ['referral', 'meta', 'checkout', 'direct'],
  onboarding: ['waiting', 'begun', 'done'],
} as const
export type ChoiceField = keyof typeof segmentChoices
export const choiceFields = Object.keys(segmentChoices) as ChoiceField[]

/**
 * What a condition may measure, and within which bounds. Days to the end are those of the trial for
 * who is in it, of the plan for everybody else, and below zero once it has passed. Whoever never
 * wrote wrote longer ago than any number of days.
 */
export const segmentNumbers = {
  daysToEnd: { min: -3_650, max: 3_650 },
  engagement: { min: 0, max: 100 },
  churn: { min: 0, max: 100 },
  daysSinceWrite: { min: 0, max: 3_650 },
  referrals: { min: 0, max: 100_000 },
  paidReferrals: { min: 0, max: 100_000 },
} as const
export type NumberField = keyof typeof segmentNumbers
export const numberFields = Object.keys(segmentNumbers) as NumberField[]

/** One of these, or (`isNot`) none of them. */
export interface ChoiceCondition {
  field: ChoiceField
  values: readonly string[]
  isNot?: boolean | undefined
}

/** Both bounds belong to it; one of them may be missing. */
export interface NumberCondition {
  field: NumberField
  from?: number | undefined
  to?: number | undefined
}

export type Condition = ChoiceCondition | NumberCondition

/** Whether all of them must hold, or any. */
export type Match = 'all' | 'any'

export interface ConditionGroup {
  match: Match
  conditions: readonly Condition[]
}

/** Conditions in groups, each with its own "and" or "or". Without a group it is everybody. */
export interface Segment {
  match: Match
  groups: readonly ConditionGroup[]
}

export const segmentBounds = { groupsMax: 6, conditionsMax: 12 } as const

export const everybody: Segment = { match: 'all', groups: [] }

export function isNumberCondition(condition: Condition): condition is NumberCondition {
  return condition.field in segmentNumbers
}

/** Whether a condition could mean something: at least one value or bound, and those in order. */
export function isMeaningful(condition: Condition): boolean {
  if (!isNumberCondition(condition)) return condition.values.length > 0
  const { from, to } = condition
  if (from === undefined && to === undefined) return false
  return from === undefined || to === undefined || from <= to
}
