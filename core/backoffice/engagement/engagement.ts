/** What somebody has set up and noted, by number. */
export interface UseCounts {
  transactions: number
  categories: number
  goals: number
  budgets: number
  recurring: number
  uploads: number
}

/** What each kind of use adds to the score; together they are the score. */
export type EngagementParts = Record<keyof UseCounts, number>

const fewTransactions = 15
const manyTransactions = 25
const manyFrom = 10

/** What each count is worth; they come to 100 where everything is used. */
export function engagementParts(counts: UseCounts): EngagementParts {
  const { transactions } = counts
  const few = transactions > 0 ? fewTransactions : 0
  return {
    categories: counts.categories > 0 ? 20 : 0,
    transactions: transactions >= manyFrom ? manyTransactions : few,
    goals: counts.goals > 0 ? 20 : 0,
    budgets: counts.budgets > 0 ? 15 : 0,
    recurring: counts.recurring > 0 ? 10 : 0,
    uploads: counts.uploads > 0 ? 10 : 0,
  }
}

/** How much of the product somebody uses: 0 to 100. */
export function engagementScore(counts: UseCounts): number {
  return Object.values(engagementParts(counts)).reduce((sum, part) => sum + part, 0)
}

export const engagementLabels = ['ready', 'engaged', 'inactive', 'low'] as const
export type EngagementLabel = (typeof engagementLabels)[number]

/** What to do about it: 'inactive' is whoever has neither a transaction nor a category. */
export function engagementLabel(counts: UseCounts): EngagementLabel {
  const score = engagementScore(counts)
  if (score >= 70) return 'ready'
  if (score >= 40) return 'engaged'
  return counts.transactions === 0 && counts.categories === 0 ? 'inactive' : 'low'
}

export const engagementLevels = ['high', 'medium', 'low'] as const
export type EngagementLevel = (typeof engagementLevels)[number]

/** The badge of a page's head, which reads the score divided by ten. */
export function engagementLevel(score: number): EngagementLevel {
  const tenth = score / 10
  if (tenth >= 8) return 'high'
  return tenth >= 5 ? 'medium' : 'low'
}
