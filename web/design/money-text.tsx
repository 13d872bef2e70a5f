import type { Cents } from '@lya/core/money/cents.ts'
import { formatReais, formatSigned } from '#format/amounts.ts'
import classes from './money-text.module.css'

/** An amount in tabular figures; with a `type` it carries that kind's sign and colour. */
export function MoneyText(props: { amount: Cents; type?: 'receita' | 'despesa' }) {
  const { amount, type } = props
  return (
    <span className={classes.money} data-type={type}>
      {type ? formatSigned(amount, type) : formatReais(amount)}
    </span>
  )
}
