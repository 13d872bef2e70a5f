import type { Dashboard } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { usageBand } from '@lya/core/money/budgets/usage.ts'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatPercent } from '#format/amounts.ts'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import classes from './budgets.module.css'
import cardClasses from './cards.module.css'

/** How far this month's budgets are used, fullest first. */
export function BudgetsCard({ budgets }: Pick<Dashboard, 'budgets'>) {
  return (
    <section className={cardClasses.card} aria-labelledby="budgets-title">
      <header className={cardClasses.header}>
        <h2 id="budgets-title" className={cardClasses.title}>
          {copy.budgets}
        </h2>
        {budgets.length > 0 ? (
          <Link to={paths.planning} className={cardClasses.all ?? ''}>
            {copy.allBudgets}
          </Link>
        ) : null}
      </header>
      {budgets.length === 0 ? (
        <div className={cardClasses.empty}>
          <p className={cardClasses.emptyTitle}>{copy.budgetsEmpty}</p>
          <p>{copy.budgetsEmptyLead}</p>
          <Link to={paths.planning} className={cardClasses.all ?? ''}>
            {copy.budgetsAction}
          </Link>
        </div>
      ) : (
        <ul className={classes.list}>
          {budgets.map((budget) => (
            <BudgetRow key={budget.budgetId} budget={budget} />
          ))}
        </ul>
      )}
    </section>
  )
}

const bandWords = { normal: null, near: copy.near, exceeded: copy.exceeded }

function BudgetRow({ budget }: { budget: Dashboard['budgets'][number] }) {
  const spentCents = cents(budget.spentCents)
  const plannedCents = cents(budget.plannedCents)
  const band = usageBand({ spentCents, plannedCents })
  const filled = Math.max(0, Math.min(budget.percent, 100))
  return (
    <li className={classes.row} data-band={band}>
      <p className={classes.line}>
        <span className={classes.name}>
          <span aria-hidden="true">{budget.icon}</span> {budget.category}
        </span>
        {bandWords[band] ? <span className={classes.band}>{bandWords[band]}</span> : null}
        <strong className={classes.percent}>{formatPercent(budget.percent)}</strong>
      </p>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} style={{ inlineSize: `${filled}%` }} />
      </span>
      <p className={classes.amounts}>
        <MoneyText amount={spentCents} /> {copy.spentOf} <MoneyText amount={plannedCents} />
        {band === 'exceeded' ? (
          <>
            {' · '}
            <span className={classes.over}>
              <MoneyText amount={cents(spentCents - plannedCents)} /> {copy.over}
            </span>
          </>
        ) : null}
      </p>
    </li>
  )
}
