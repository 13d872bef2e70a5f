import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatCompactSigned, formatSigned } from '#format/amounts.ts'
import classes from './transaction-list.module.css'

/** An amount short enough for a phone's card; screen readers hear it in full. */
export function CompactAmount({ transaction }: { transaction: Transaction }) {
  const { type } = transaction
  const amount = cents(transaction.amountCents)
  return (
    <span className={classes.compact} data-type={type}>
      <span aria-hidden="true">{formatCompactSigned(amount, type)}</span>
      <span className="lya-hidden">{formatSigned(amount, type)}</span>
    </span>
  )
}
