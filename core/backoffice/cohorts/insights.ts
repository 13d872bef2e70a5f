import { type Cohort, retentionCurve } from '#backoffice/cohorts/cohorts.ts'

/** A cohort smaller than this says nothing by its percentage. */
const peopleMin = 5
/** In basis points: a smaller difference between young and old cohorts is no news. */
const differenceMin = 200

/** What a glance at the matrix should not miss; rates in basis points. */
export type CohortInsight =
  | { kind: 'first-month'; rate: number; people: number; cohorts: Months }
  | { kind: 'steepest-loss'; offset: number; loss: number; cohorts: Months }
  | { kind: 'best-cohort'; month: Temporal.PlainYearMonth; offset: number; rate: number }
  | { kind: 'worst-cohort'; month: Temporal.PlainYearMonth; offset: number; rate: number }
  | { kind: 'getting-better'; difference: number; cohorts: Months; before: Months }
  | { kind: 'getting-worse'; difference: number; cohorts: Months; before: Months }

/** The cohorts that it was read from, and those that they are compared with. */
type Months = Temporal.PlainYearMonth[]

/**
 * Reads the matrix by rule: what is kept after the first month, where most are lost, which cohorts
 * stand out, and whether the youngest do better than those before. Empty where too few have paid.
 */
export function cohortInsights(cohorts: readonly Cohort[]): CohortInsight[] {
  const telling = cohorts.filter(({ people }) => people >= peopleMin)
  const curve = retentionCurve(telling)
  const first = curve[1]
  if (!first || first.people === 0) return []
  return [
    { kind: 'first-month', rate: first.rate, people: first.people, cohorts: asOld(telling, 1) },
    ...steepestLoss(telling),
    ...standingOut(telling),
    ...tendency(telling),
  ]
}

/** Those that are so many months old. */
function asOld(cohorts: readonly Cohort[], offset: number): Months {
  return cohorts.filter(({ cells }) => cells.length > offset).map(({ month }) => month)
}

function steepestLoss(cohorts: readonly Cohort[]): CohortInsight[] {
  const rates = retentionCurve(cohorts).map(({ rate }) => rate)
  let worst = { offset: 0, loss: 0 }
  for (let offset = 1; offset < rates.length; offset += 1) {
    const loss = (rates[offset - 1] ?? 0) - (rates[offset] ?? 0)
    if (loss > worst.loss) worst = { offset, loss }
  }
  if (worst.loss === 0) return []
  return [{ kind: 'steepest-loss', ...worst, cohorts: asOld(cohorts, worst.offset - 1) }]
}

/** Compared after three months where two cohorts are that old, else after one. */
function standingOut(cohorts: readonly Cohort[]): CohortInsight[] {
  const offset = cohorts.filter(({ cells }) => cells.length > 3).length >= 2 ? 3 : 1
  const rated = cohorts
    .filter(({ cells }) => cells.length > offset)
    .map(({ month, cells }) => ({ month, offset, rate: cells[offset]?.rate ?? 0 }))
    .toSorted((a, b) => b.rate - a.rate)
  const [best, worst] = [rated[0], rated.at(-1)]
  if (!best || !worst || best.rate === worst.rate) return []
  return [
    { kind: 'best-cohort', ...best },
    { kind: 'worst-cohort', ...worst },
  ]
}

/** The three youngest cohorts that have a first month, against the three before them. */
function tendency(cohorts: readonly Cohort[]): CohortInsight[] {
  const known = cohorts.filter(({ cells }) => cells.length > 1)
  const [young, old] = [known.slice(-3), known.slice(-6, -3)]
  if (young.length < 3 || old.length < 3) return []
  const difference = (retentionCurve(young)[1]?.rate ?? 0) - (retentionCurve(old)[1]?.rate ?? 0)
  if (Math.abs(difference) < differenceMin) return []
  const months = { cohorts: asOld(young, 1), before: asOld(old, 1) }
  return difference > 0
    ? [{ kind: 'getting-better', difference, ...months }]
    : [{ kind: 'getting-worse', difference: -difference, ...months }]
}
