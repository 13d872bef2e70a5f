import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { figures } from '@lya/core/backoffice/figures/figures.ts'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'
import { AlertCount } from './alert-count.tsx'
import { FigureButton } from './figure-button.tsx'
import { figureWords } from './words.ts'

/** The business in one line; each figure opens to the people behind it. */
export function Strip({ metrics: { snapshot } }: { metrics: Metrics }) {
  const shown: [FigureKey, number][] = [
    ['paid-users', snapshot.paidUsers],
    ['mrr', snapshot.mrrCents],
    ['conversion-rate', snapshot.conversionRate],
    ['churn-rate', snapshot.churnRate],
    ['churn-risk', snapshot.churnRisk],
    ['total-transactions', snapshot.totalTransactions],
  ]
  return (
    <section className={classes.strip} aria-label={copy.strip}>
      {shown.map(([figure, value]) => (
        <FigureButton key={figure} figure={figure} className={classes.stripFigure ?? ''}>
          {figureCopy[figure].title} <strong>{figureWords(figures[figure], value)}</strong>
        </FigureButton>
      ))}
      <AlertCount />
    </section>
  )
}
