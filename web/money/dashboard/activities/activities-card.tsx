import type { Activity } from '@lya/contract/money/insights.ts'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { now } from '#connection/clock.ts'
import { ActivityRow } from '#money/dashboard/activities/activity-row.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './activities.module.css'

/** What happened last; null while it is not known yet. */
export function ActivitiesCard({ activities }: { activities: Activity[] | null }) {
  return (
    <section className={classes.card} aria-labelledby="activities-title">
      <header className={classes.header}>
        <h2 id="activities-title" className={classes.heading}>
          {copy.activities}
        </h2>
        {activities?.length ? (
          <Link to={paths.transactions} className={classes.all ?? ''}>
            {copy.allTransactions}
          </Link>
        ) : null}
      </header>
      <Body activities={activities} />
    </section>
  )
}

function Body({ activities }: { activities: Activity[] | null }) {
  if (activities === null) {
    return (
      <div className={classes.skeletons}>
        <p className="lya-hidden">{copy.activitiesLoading}</p>
        {[0, 1, 2, 3, 4].map((row) => (
          <span key={row} className={classes.skeleton} />
        ))}
      </div>
    )
  }
  if (activities.length === 0) {
    return (
      <div className={classes.empty}>
        <p className={classes.emptyTitle}>{copy.activitiesEmpty}</p>
        <p className={classes.emptyLead}>{copy.activitiesEmptyLead}</p>
      </div>
    )
  }
  const moment = now()
  return (
    <ul className={classes.list}>
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} now={moment} />
      ))}
    </ul>
  )
}
