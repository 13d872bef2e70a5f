import type { Category } from '@lya/contract/money/categories.ts'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { isUnexpected } from '#connection/calls/unexpected.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import type { CategoryDialogActions } from '#money/categories/dialogs/category-dialogs.tsx'
import { CategoryCard } from '#money/categories/list/category-card.tsx'
import classes from './category-grid.module.css'

type Props = { query: UseQueryResult<{ items: Category[] }>; dialogs: CategoryDialogActions }

/** The categories in each of their states: loading, failed, none, there. */
export function CategoryGrid({ query, dialogs }: Props) {
  const { data } = query
  if (query.isPending) return <Skeletons />
  if (!data) {
    return (
      <div className={classes.frame}>
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
      <div className={classes.frame}>
        <EmptyState
          title={copy.empty}
          message={copy.emptyLead}
          action={<Button onClick={dialogs.create}>{copy.emptyAction}</Button>}
        />
      </div>
    )
  }
  return (
    <ul className={classes.grid} aria-label={copy.list}>
      {data.items.map((category) => (
        <CategoryCard key={category.id} category={category} dialogs={dialogs} />
      ))}
    </ul>
  )
}

function Skeletons() {
  return (
    <div className={classes.grid}>
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <span key={card} className={classes.skeleton} />
      ))}
    </div>
  )
}
