import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { ChartTable as Table } from '#design/chart/chart-table.tsx'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthName } from '#money/budgets/month/month.model.ts'

/** The chart in words and numbers. */
export function ChartTable({ points }: { points: Planning['chart'] }) {
  return (
    <Table
      caption={copy.chartTable}
      columns={[copy.month, copy.chartPlanned, copy.chartSpent]}
      rows={points.map(({ month, plannedCents, spentCents, expectedSpentCents }) => ({
        key: month,
        name: monthName(month),
        cells: [
          <MoneyText key="planned" amount={cents(plannedCents)} />,
          <>
            <MoneyText amount={cents(expectedSpentCents ?? spentCents)} />
            {expectedSpentCents ? ` (${copy.chartExpected})` : null}
          </>,
        ],
      }))}
    />
  )
}
