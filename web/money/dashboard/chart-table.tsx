import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ChartTable as Table } from '#design/chart/chart-table.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

/** The chart in words and numbers. */
export function ChartTable({ points }: { points: readonly ChartPoint[] }) {
  return (
    <Table
      caption={copy.chartTable}
      columns={[copy.point, copy.income, copy.expenses]}
      rows={points.map(({ start, label, expected, ...was }) => {
        const { incomeCents, expensesCents } = expected ?? was
        return {
          key: start,
          name: expected ? copy.expectedPoint(label) : label,
          cells: [amountOf(incomeCents), amountOf(expensesCents)],
        }
      })}
    />
  )
}

function amountOf(amountCents: number | null) {
  return amountCents === null ? copy.nothingKnown : <MoneyText amount={cents(amountCents)} />
}
