/** What a figure is told in: pieces, centavos, or basis points. */
export type FigureUnit = 'count' | 'cents' | 'rate'

/**
 * Every figure of the dashboard that opens to the people behind it. What each means is said in
 * `figures.copy.ts`, and worked out by the one query of the server that has its name.
 */
export const figures = {
  'total-users': 'count',
  'active-users': 'count',
  'trial-users': 'count',
  'paid-users': 'count',
  'engaged-users': 'count',
  'new-signups': 'count',
  conversions: 'count',
  cancellations: 'count',
  mrr: 'cents',
  arr: 'cents',
  'churn-rate': 'rate',
  'conversion-rate': 'rate',
  'total-transactions': 'count',
  'total-revenue': 'cents',
  'new-signups-today': 'count',
  'transactions-today': 'count',
  'revenue-today': 'cents',
  'churn-risk': 'count',
  'funnel-signed-up': 'count',
  'funnel-onboarded': 'count',
  'funnel-first-entry': 'count',
  'funnel-engaged': 'count',
  'funnel-checkout-opened': 'count',
  'funnel-paid': 'count',
  'cohort-people': 'count',
  'cohort-retained': 'count',
  'ending-engaged': 'count',
  'charge-failed': 'count',
  'engagement-falling': 'count',
} as const satisfies Record<string, FigureUnit>

export type FigureKey = keyof typeof figures
export const figureKeys = Object.keys(figures) as FigureKey[]

/** Those of who pays: each can be asked for by period and by way of payment. */
export const payerFigures: readonly FigureKey[] = ['paid-users', 'mrr', 'arr']

/** Days that "new" and "lost" look back over, today included. */
export const recentDays = 30
