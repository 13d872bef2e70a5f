import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/money/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthName } from '#money/budgets/month/month.model.ts'

/** The chart in words and numbers, for those who do not see it. */
export function ChartTable({ points }: { points: Planning['chart'] }) {
  return (
    <div className="lya-hidden">
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
          {points.map((point) => (
            <tr key={point.month}>
              <th scope="row">{monthName(point.month)}</th>
              <td>
                <MoneyText amount={cents(point.plannedCents)} />
              </td>
              <td>
                <MoneyText amount={cents(point.spentCents)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
