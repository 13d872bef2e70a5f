import type { UsageReport } from '@lya/contract/backoffice/usage.ts'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { analyticsCopy as copy } from './analytics.copy.ts'
import { namedRules, shareOf } from './analytics.model.ts'
import classes from './analytics.module.css'

type Rule = UsageReport['rules'][number]

const columns: readonly [Column<Rule>, ...Column<Rule>[]] = [
  { key: 'rule', title: copy.rule, cell: ({ rule }) => rule },
  { key: 'decisions', title: copy.decisions, isNumber: true, cell: ({ decisions }) => decisions },
  {
    key: 'askedBack',
    title: copy.asked,
    isNumber: true,
    cell: ({ askedBack, decisions }) => `${askedBack} · ${shareOf(askedBack, decisions)}`,
  },
  {
    key: 'undone',
    title: copy.undone,
    isNumber: true,
    cell: ({ undone, decisions }) => `${undone} · ${shareOf(undone, decisions)}`,
  },
]

/** How Lya's rules fared: nobody's words, only how often. */
export function RulesCard({ rules }: { rules: readonly Rule[] }) {
  return (
    <section className={classes.card} aria-labelledby="regras">
      <div>
        <h2 id="regras">{copy.rules}</h2>
        <p className={classes.quiet}>{copy.rulesLead}</p>
      </div>
      {rules.length === 0 ? (
        <p className={classes.quiet}>{copy.noRules}</p>
      ) : (
        <DataTable
          label={copy.rules}
          rows={namedRules(rules)}
          rowKey={({ rule }) => rule}
          rowName={({ rule }) => rule}
          columns={columns}
        />
      )}
    </section>
  )
}
