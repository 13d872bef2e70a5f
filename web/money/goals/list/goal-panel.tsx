import type { UseQueryResult } from '@tanstack/react-query'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import { ListStates } from '#design/states/list-states.tsx'
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
      <ListStates
        query={query}
        copy={copy}
        className={classes.middle}
        skeletons={<ListSkeleton loading={copy.loading} rows={3} heightPx={84} marginPx={12} />}
        onCreate={dialogs.create}
      >
        {({ items }) => (
          <div className={classes.scroll}>
            <ul className={classes.list}>
              {items.map((goal) => (
                <GoalRow key={goal.id} goal={goal} dialogs={dialogs} />
              ))}
            </ul>
          </div>
        )}
      </ListStates>
    </section>
  )
}
