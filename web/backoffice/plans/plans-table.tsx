import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { PlanStatus } from '#backoffice/plans/cards/plan-card.tsx'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import classes from './plans.module.css'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const dayOf = (moment: string) => day.format(new Date(moment))

const columns: [Column<AdminPlan>, ...Column<AdminPlan>[]] = [
  {
    key: 'name',
    title: copy.plan,
    cell: ({ name, description }) => (
      <span className={classes.named}>
        {name}
        <small>{description}</small>
      </span>
    ),
  },
  { key: 'period', title: copy.period, cell: ({ period }) => copy.periods[period] },
  {
    key: 'price',
    title: copy.price,
    isNumber: true,
    cell: ({ priceCents }) => formatReais(cents(priceCents)),
  },
  { key: 'status', title: copy.status, cell: (plan) => <PlanStatus plan={plan} /> },
  { key: 'order', title: copy.order, isNumber: true, cell: ({ displayOrder }) => displayOrder },
  { key: 'created', title: copy.created, cell: ({ createdAt }) => dayOf(createdAt) },
  { key: 'updated', title: copy.updated, cell: ({ updatedAt }) => dayOf(updatedAt) },
]

/** The catalogue as a table, to compare. */
export function PlansTable({ plans }: { plans: readonly AdminPlan[] }) {
  return (
    <DataTable
      label={copy.table}
      rows={plans}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
    />
  )
}
