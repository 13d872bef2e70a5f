import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/money/cents.ts'
import { formatCompactReais, formatSigned } from '#format/amounts.ts'
import classes from './transaction-list.module.css'

/** An amount short enough for a phone's card; screen readers hear it in full. */
export function CompactAmount({ transaction }: { transaction: Transaction }) {
  const { type } = transaction
  const amount = cents(transaction.amountCents)
  const sign = type === 'despesa' ? '\u2212' : '+'
  return (
    <span className={classes.compact} data-type={type}>
      <span aria-hidden="true">{`${sign}${formatCompactReais(amount)}`}</span>
      <span className="lya-hidden">{formatSigned(amount, type)}</span>
    </span>
  )
}
