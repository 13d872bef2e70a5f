import type { Dashboard } from '@lya/contract/money/insights.ts'
import { BudgetsCard } from '#money/dashboard/lower/budgets-card.tsx'
import { DistributionCard } from '#money/dashboard/lower/distribution-card.tsx'
import { UpcomingCard } from '#money/dashboard/lower/upcoming-card.tsx'
import classes from './cards.module.css'

/** What stands below the fold. */
export function LowerCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className={classes.cards}>
      <DistributionCard distribution={dashboard.distribution} />
      <UpcomingCard upcoming={dashboard.upcoming} />
      <BudgetsCard budgets={dashboard.budgets} />
    </div>
  )
}
