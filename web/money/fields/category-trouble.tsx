import type { Category } from '@lya/contract/money/categories.ts'
import { fieldsCopy as copy } from '#money/fields/fields.copy.ts'
import classes from '#money/fields/fields.module.css'
import { NoCategory } from '#money/fields/no-category.tsx'
import type { useCategories } from '#money/fields/use-categories.ts'

type Props = {
  query: ReturnType<typeof useCategories>
  /** Those that could be picked here. */
  fitting: readonly Category[]
  /** Closes the dialog, on the way to where a category is made. */
  onLeave: () => void
}

/** Says why there is no category to pick: they could not be had, or there is none of the type. */
export function CategoryTrouble({ query, fitting, onLeave }: Props) {
  if (query.isError && !query.data) {
    return (
      <p className={classes.none} role="alert">
        {`${copy.loadFailed}. `}
        <button type="button" className={classes.retry} onClick={() => void query.refetch()}>
          {copy.retry}
        </button>
      </p>
    )
  }
  return query.isSuccess && fitting.length === 0 ? <NoCategory onLeave={onLeave} /> : null
}
