import { cents } from '@lya/core/amounts/cents.ts'
import { usageBand } from '@lya/core/money/budgets/usage.ts'
import { IconAlertTriangle, IconCircleCheck, IconFlame } from '@tabler/icons-react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatPercent } from '#format/amounts.ts'
import { bandNames, planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import classes from './budget-progress.module.css'

/** What a month's budget of a category came to. */
export type ProgressItem = {
  categoryId: string
  category: string
  icon: string
  plannedCents: number
  spentCents: number
  /** May exceed 100; the bar does not. */
  percent: number
}

const signs = { normal: IconCircleCheck, near: IconAlertTriangle, exceeded: IconFlame }

/** How much of each budget is used, with its band in colour, word and sign. */
export function BudgetProgress({ items }: { items: readonly ProgressItem[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <Row key={item.categoryId} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: ProgressItem }) {
  const planned = cents(item.plannedCents)
  const spent = cents(item.spentCents)
  const band = usageBand({ plannedCents: planned, spentCents: spent })
  const Sign = signs[band]
  const shown = Math.round(Math.min(Math.max(item.percent, 0), 100))
  return (
    <li className={classes.row} data-band={band}>
      <div className={classes.line}>
        <span className={classes.name}>
          <span aria-hidden="true">{item.icon}</span>
          {item.category}
        </span>
        <span className={classes.badge}>
          <Sign size={15} stroke={2} aria-hidden="true" />
          {bandNames[band]}
        </span>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={item.category}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${formatPercent(item.percent)}, ${bandNames[band]}`}
      >
        <span className={classes.bar} style={{ width: `${shown}%` }} />
      </div>
      <div className={classes.line}>
        <span className={classes.detail}>
          <MoneyText amount={spent} /> de <MoneyText amount={planned} />
          {band === 'exceeded' ? (
            <>
              {' · '}
              <span className={classes.over}>
                <MoneyText amount={cents(spent - planned)} /> {copy.above}
              </span>
            </>
          ) : null}
        </span>
        <span className={classes.percent}>{formatPercent(item.percent)}</span>
      </div>
    </li>
  )
}
