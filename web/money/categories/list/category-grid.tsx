import type { Category } from '@lya/contract/money/categories.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ListSkeleton } from '#design/states/list-skeleton.tsx'
import { ListStates } from '#design/states/list-states.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import type { CategoryDialogActions } from '#money/categories/dialogs/category-dialogs.tsx'
import { CategoryCard } from '#money/categories/list/category-card.tsx'
import classes from './category-grid.module.css'

type Props = { query: UseQueryResult<{ items: Category[] }>; dialogs: CategoryDialogActions }

/** The categories in each of their states: loading, failed, none, there. */
export function CategoryGrid({ query, dialogs }: Props) {
  return (
    <ListStates
      query={query}
      copy={copy}
      className={classes.frame}
      skeletons={
        <div className={classes.grid}>
          <ListSkeleton loading={copy.loading} rows={6} heightPx={78} />
        </div>
      }
      onCreate={dialogs.create}
    >
      {({ items }) => (
        <ul className={classes.grid} aria-label={copy.list}>
          {items.map((category) => (
            <CategoryCard key={category.id} category={category} dialogs={dialogs} />
          ))}
        </ul>
      )}
    </ListStates>
  )
}
