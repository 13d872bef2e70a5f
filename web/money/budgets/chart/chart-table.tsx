import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/money/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthName } from '#money/budgets/month/month.model.ts'

/** The chart in words and numbers. */
export function ChartTable({ points }: { points: Planning['chart'] }) {
  return (
    <table>
      <caption>{copy.chartTable}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.chartPlanned}</th>
          <th scope="col">{copy.chartSpent}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ month, plannedCents, spentCents, expectedSpentCents }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <td>
              <MoneyText amount={cents(plannedCents)} />
            </td>
            <td>
              <MoneyText amount={cents(expectedSpentCents ?? spentCents)} />
              {expectedSpentCents ? ` (${copy.chartExpected})` : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
