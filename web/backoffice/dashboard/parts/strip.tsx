import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { figures } from '@lya/core/backoffice/figures/figures.ts'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'
import { AlertCount } from './alert-count.tsx'
import { figureWords } from './words.ts'

/** The business in one line. */
export function Strip({ metrics: { snapshot } }: { metrics: Metrics }) {
  const shown: [FigureKey, number][] = [
    ['paid-users', snapshot.paidUsers],
    ['mrr', snapshot.mrrCents],
    ['conversion-rate', snapshot.conversionRate],
    ['churn-rate', snapshot.churnRate],
    ['churn-risk', snapshot.churnRisk],
  ]
  return (
    <section className={classes.strip} aria-label={copy.strip}>
      {shown.map(([figure, value]) => (
        <span key={figure} title={figureCopy[figure].definition}>
          {figureCopy[figure].title} <strong>{figureWords(figures[figure], value)}</strong>
        </span>
      ))}
      <AlertCount />
    </section>
  )
}
