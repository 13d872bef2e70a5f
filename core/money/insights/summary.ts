import { type Cents, cents } from '#amounts/cents.ts'
import { type Trend, trend } from '#money/insights/trend.ts'

/** What came in and what went out in some days. */
export interface Flow {
  incomeCents: Cents
  expensesCents: Cents
}

export interface Summary extends Flow {
  totalBalanceCents: Cents
  savingsCents: Cents
  incomeTrend: Trend | null
  expensesTrend: Trend | null
  savingsTrend: Trend | null
}

/** Income less expenses; may be negative. */
export function balance({ incomeCents, expensesCents }: Flow): Cents {
  return cents(incomeCents - expensesCents)
}

/**
 * The four cards.
 *
 * @param flows.period The month, or the filter's days.
 * @param flows.total What 'total' means there: all time, or the days of a list's filter.
 * @param flows.previous The month before, or null where there is nothing to compare with.
 */
export function summarise(flows: { period: Flow; total: Flow; previous: Flow | null }): Summary {
  const { period, total, previous } = flows
  const savingsCents = balance(period)
  return {
    ...period,
    totalBalanceCents: balance(total),
    savingsCents,
    incomeTrend:
      previous &&
      trend('income', {
        currentCents: period.incomeCents,
        previousCents: previous.incomeCents,
      }),
    expensesTrend:
      previous &&
      trend('expenses', {
        currentCents: period.expensesCents,
        previousCents: previous.expensesCents,
      }),
    savingsTrend:
      previous &&
      trend('savings', { currentCents: savingsCents, previousCents: balance(previous) }),
  }
}
