import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/money/cents.ts'
import { formatReais } from '#format/amounts.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

/** The chart in words and numbers, for those who do not see it. */
export function ChartTable({ points }: { points: readonly ChartPoint[] }) {
  return (
    <div className="lya-hidden">
      <table>
        <caption>{copy.chartTable}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.point}</th>
            <th scope="col">{copy.income}</th>
            <th scope="col">{copy.expenses}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.start}>
              <th scope="row">{point.label}</th>
              <td>{formatReais(cents(point.incomeCents))}</td>
              <td>{formatReais(cents(point.expensesCents))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
