import type { LogEntry, LogsFilter } from '@lya/contract/backoffice/logs.ts'
import { wordAction, wordReason, wordTable } from '@lya/core/backoffice/audit/words.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import textLink from '#design/text-link.module.css'
import { LogValues } from './log-values.tsx'
import { logsCopy as copy } from './logs.copy.ts'
import classes from './logs.module.css'
import { formatMoment } from './moment.model.ts'

type Props = { entry: LogEntry; onShow: (filter: Partial<LogsFilter>) => void; onClose: () => void }

/** One entry: what was before and after, from where, and the way to all about that person. */
export function LogDialog({ entry, onShow, onClose }: Props) {
  const { person, operator, reason, address, recordId, table } = entry
  const facts = [
    [copy.when, formatMoment(entry.at)],
    [copy.who, operator ? `${operator.name} (${operator.email})` : copy.commandLine],
    [copy.record, [wordTable(table), recordId].filter(Boolean).join(' · ')],
    [copy.reason, wordReason(reason)],
    [copy.address, address],
  ].filter(([, value]) => value)
  return (
    <DialogSheet opened title={wordAction(entry.action)} size={640} onClose={onClose}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LogValues oldValues={entry.oldValues} newValues={entry.newValues} />
      {person ? (
        <div className={classes.ways}>
          <Button
            variant="default"
            size="xs"
            onClick={() => onShow({ recordId: person.userId, kind: 'look' })}
          >
            {copy.lookedAt(person.name)}
          </Button>
          <Button variant="default" size="xs" onClick={() => onShow({ recordId: person.userId })}>
            {copy.everythingOn(person.name)}
          </Button>
          <Link to={personPath(person.userId)} className={textLink.link}>
            {copy.person(person.name)}
          </Link>
        </div>
      ) : null}
    </DialogSheet>
  )
}
