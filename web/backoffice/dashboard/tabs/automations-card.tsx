import type { PerformanceView } from '@lya/contract/backoffice/overview/performance.ts'
import { wordAutomation } from '@lya/core/backoffice/machinery/machinery-words.copy.ts'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { performanceCopy as copy } from '#backoffice/dashboard/performance.copy.ts'
import classes from '../dashboard.module.css'
import { DenseTable } from '../parts/dense-table.tsx'
import { momentWords } from '../parts/words.ts'

/** What the back-office did by itself, and what it is about to do. */
export function AutomationsCard({ automations }: Pick<PerformanceView, 'automations'>) {
  return (
    <section className={classes.card} aria-labelledby="automacoes">
      <h2 id="automacoes">{copy.automations}</h2>
      {automations.length === 0 ? (
        <p className={classes.quiet}>{copy.automationsEmpty}</p>
      ) : (
        <DenseTable
          caption={copy.automationsLead}
          columns={[copy.type, copy.person, copy.scheduled, copy.status]}
          rows={automations.map(({ id, type, person, scheduledFor, status }) => ({
            key: id,
            name: wordAutomation(type),
            cells: [
              <Whom key="person" person={person} />,
              momentWords(scheduledFor),
              copy.statuses[status],
            ],
          }))}
        />
      )}
    </section>
  )
}

function Whom({ person }: Pick<PerformanceView['automations'][number], 'person'>) {
  return person ? <Link to={personPath(person.id)}>{person.name}</Link> : null
}
