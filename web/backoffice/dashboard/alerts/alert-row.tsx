import type { AlertView } from '@lya/contract/backoffice/overview/alerts.ts'
import { alertWords } from '@lya/core/backoffice/alerts/alert-words.copy.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { alertCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import classes from '../dashboard.module.css'
import { useOpenPeople } from '../parts/use-people-of.tsx'
import { countWords, minuteWords, momentWords, moneyWords, rateWords } from '../parts/words.ts'

const tones = { critical: 'bad', high: 'warning', medium: 'calm' } as const

type Props = { alert: AlertView; onResolve: ((alert: AlertView) => void) | null }

/** One alert: what it says, whom it is about, and what somebody did about it. */
export function AlertRow({ alert, onResolve }: Props) {
  const { rule, priority, createdAt, overAt, resolved } = alert
  const words = wordsOf(rule)
  const measured = measuredWords(alert)
  return (
    <li className={classes.alert}>
      <div>
        <p className={classes.alertTitle}>
          <Pill tone={tones[priority]}>{copy.priority[priority]}</Pill>{' '}
          <strong>{words.title}</strong>
        </p>
        <p>{words.lead}</p>
        <p className={classes.quiet}>
          {[copy.since(momentWords(createdAt)), overAt ? copy.over(momentWords(overAt)) : measured]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Whom alert={alert} />
        {resolved ? (
          <p className={classes.quiet}>
            {momentWords(resolved.at)} · {copy.by(resolved.by ?? copy.console, resolved.note)}
          </p>
        ) : null}
      </div>
      {onResolve && !resolved ? (
        <Button size="compact-sm" variant="default" onClick={() => onResolve(alert)}>
          {copy.resolve}
        </Button>
      ) : null}
    </li>
  )
}

function Whom({ alert: { person, segment } }: { alert: AlertView }) {
  const open = useOpenPeople()
  if (person) return <Link to={personPath(person.id)}>{person.name}</Link>
  if (!segment) return null
  return (
    <p>
      {segment.people.map(({ id, name }, at) => (
        <span key={id}>
          {at === 0 ? '' : ', '}
          <Link to={personPath(id)}>{name}</Link>
        </span>
      ))}{' '}
      <button type="button" className={classes.textButton} onClick={() => open(segment.figure)}>
        {copy.all(segment.count)}
      </button>
    </p>
  )
}

/** A part that is newer than this page may raise what it has no words for. */
function wordsOf(rule: string): { title: string; lead: string } {
  const known = Object.hasOwn(alertWords, rule) ? alertWords[rule as keyof typeof alertWords] : null
  return known ?? { title: rule, lead: '' }
}

const unitOf: Record<string, (value: number) => string> = {
  'mrr-low': moneyWords,
  'conversion-low': rateWords,
  'trials-many': rateWords,
  'sends-failing': rateWords,
  'webhook-silent': minuteWords,
  'jobs-late': minuteWords,
}

function measuredWords({ rule, value, limit }: AlertView): string | null {
  if (value === null || limit === null) return null
  const words = (Object.hasOwn(unitOf, rule) && unitOf[rule]) || countWords
  return copy.measured(words(value), words(limit))
}
