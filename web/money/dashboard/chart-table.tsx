import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/money/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

/** The chart in words and numbers. */
export function ChartTable({ points }: { points: readonly ChartPoint[] }) {
  return (
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
        {points.map(({ start, label, expected, incomeCents, expensesCents }) => (
          <tr key={start}>
            <th scope="row">{expected ? copy.expectedPoint(label) : label}</th>
            <Amount amountCents={expected ? expected.incomeCents : incomeCents} />
            <Amount amountCents={expected ? expected.expensesCents : expensesCents} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Amount({ amountCents }: { amountCents: number | null }) {
  return (
    <td>{amountCents === null ? copy.nothingKnown : <MoneyText amount={cents(amountCents)} />}</td>
  )
}
