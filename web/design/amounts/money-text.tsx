import type { Cents } from '@lya/core/amounts/cents.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { formatReais, formatSigned } from '#format/amounts.ts'
import classes from './money-text.module.css'

/** An amount in tabular figures; with a `type` it carries that kind's sign and colour. */
export function MoneyText(props: { amount: Cents; type?: 'receita' | 'despesa' }) {
  const { amount, type } = props
  const isHidden = useHiddenAmounts()
  const text = type ? formatSigned(amount, type) : formatReais(amount)
  return (
    <span className={classes.money} data-type={type}>
      {isHidden ? <Covered text={text} /> : text}
    </span>
  )
}

function Covered({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="lya-hidden">Valor oculto</span>
    </>
  )
}
