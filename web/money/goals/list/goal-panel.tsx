import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { isUnexpected } from '#connection/calls/unexpected.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import type { GoalList } from '#money/goals/changes/goal-list.model.ts'
import type { GoalDialogActions } from '#money/goals/dialogs/goal-dialogs.tsx'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { GoalRow } from '#money/goals/list/goal-row.tsx'
import classes from './goal-panel.module.css'

type Props = { query: UseQueryResult<GoalList>; dialogs: GoalDialogActions }

/** The goals in each of their states: loading, failed, none, there. */
export function GoalPanel({ query, dialogs }: Props) {
  return (
    <section className={classes.panel} aria-labelledby="goal-list">
      <h2 id="goal-list" className={classes.title}>
        {copy.list}
      </h2>
      <Goals query={query} dialogs={dialogs} />
    </section>
  )
}

function Goals({ query, dialogs }: Props) {
  const { data } = query
  if (query.isPending) return <Skeletons />
  if (!data) {
    return (
      <div className={classes.middle}>
        <ErrorState
          title={isUnexpected(query.error) ? copy.loadUnexpected : copy.loadFailed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  if (data.items.length === 0) {
    return (
      <div className={classes.middle}>
        <EmptyState
          title={copy.empty}
          message={copy.emptyLead}
          action={<Button onClick={dialogs.create}>{copy.emptyAction}</Button>}
        />
      </div>
    )
  }
  return (
    <div className={classes.scroll}>
      <ul className={classes.list}>
        {data.items.map((goal) => (
          <GoalRow key={goal.id} goal={goal} dialogs={dialogs} />
        ))}
      </ul>
    </div>
  )
}

function Skeletons() {
  return (
    <>
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2].map((row) => (
        <span key={row} className={classes.skeleton} />
      ))}
    </>
  )
}
