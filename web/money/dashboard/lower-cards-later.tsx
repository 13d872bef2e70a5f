import type { Dashboard } from '@lya/contract/money/insights.ts'
import { lazy, Suspense } from 'react'
import classes from './lower-cards-later.module.css'

// Below the fold: what is above it does not wait for their script.
const LowerCards = lazy(async () => ({
  default: (await import('#money/dashboard/lower/lower-cards.tsx')).LowerCards,
}))

/** The lower cards, in the place that is kept for them; null while nothing is known yet. */
export function LowerCardsLater({ dashboard }: { dashboard: Dashboard | null }) {
  const waiting = (
    <div className={classes.waiting} aria-hidden="true">
      <span />
      <span />
    </div>
  )
  return dashboard ? (
    <Suspense fallback={waiting}>
      <LowerCards dashboard={dashboard} />
    </Suspense>
  ) : (
    waiting
  )
}
