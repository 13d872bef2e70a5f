import type { Transaction } from '@lya/contract/money/transactions.ts'
import { today } from '#connection/clock.ts'
import { useCategories } from '#money/fields/use-categories.ts'
import { filterWords } from '#money/transactions/filters/filter-words.model.ts'
import type { Filters } from '#money/transactions/filters/filters.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

type Props = { filters: Filters; transactions: readonly Transaction[]; hasMore: boolean }

/**
 * What a sheet of paper says of the list on it: which filter, and whether it is all of it. A
 * browser does not wait for more to be loaded once somebody prints.
 */
export function PaperNote({ filters, transactions, hasMore }: Props) {
  const { categories } = useCategories()
  const { length } = transactions
  return (
    <div className={classes.paper}>
      <p>{filterWords(filters, { categories, today: today() })}</p>
      <p>{hasMore ? copy.paperPart(length) : copy.paperWhole(length)}</p>
    </div>
  )
}
