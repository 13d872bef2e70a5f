import { cents } from '@lya/core/amounts/cents.ts'
import { today } from '#connection/clock.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { daysCopy as copy, dayName } from '#money/transactions/list/days.copy.ts'
import type { ListedDay } from '#money/transactions/list/days.model.ts'
import classes from './day-heading.module.css'

/** The name of a day and what it comes to: in, out, or both. */
export function DayHeading({ day }: { day: ListedDay }) {
  const { date, incomeCents, expensesCents, isPart } = day
  return (
    <div className={classes.heading}>
      <h2 className={classes.name}>{dayName(date, today())}</h2>
      <p className={classes.total}>
        <span className="lya-hidden">{copy.total}</span>
        {incomeCents === 0 ? null : <MoneyText amount={cents(incomeCents)} type="receita" />}
        {expensesCents === 0 ? null : <MoneyText amount={cents(expensesCents)} type="despesa" />}
        {isPart ? <span className={classes.part}>{copy.soFar}</span> : null}
      </p>
    </div>
  )
}
