import type { UsageReport } from '@lya/contract/backoffice/usage.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { analyticsCopy as copy, sourceCopy, stepCopy } from './analytics.copy.ts'
import { shareOf } from './analytics.model.ts'
import classes from './analytics.module.css'

type Source = UsageReport['sources'][number]

const columns: readonly [Column<Source>, ...Column<Source>[]] = [
  { key: 'source', title: copy.source, cell: ({ source }) => sourceCopy[source] ?? source },
  { key: 'signedUp', title: stepCopy.signedUp, isNumber: true, cell: ({ signedUp }) => signedUp },
  {
    key: 'firstEntry',
    title: copy.activated,
    isNumber: true,
    cell: ({ firstEntry, signedUp }) => shareOf(firstEntry, signedUp),
  },
  {
    key: 'paid',
    title: stepCopy.paid,
    isNumber: true,
    cell: ({ paid, signedUp }) => `${paid} · ${shareOf(paid, signedUp)}`,
  },
]

/** Where people came from, and what became of them. */
export function SourcesCard({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={classes.card} aria-labelledby="origens">
      <h2 id="origens">{copy.sources}</h2>
      <DataTable
        label={copy.sources}
        rows={sources}
        rowKey={({ source }) => source}
        rowName={({ source }) => sourceCopy[source] ?? source}
        columns={columns}
      />
    </section>
  )
}
