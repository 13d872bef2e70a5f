import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import { churnLevel } from '@lya/core/backoffice/churn/churn.ts'
import { engagementLevel } from '@lya/core/backoffice/engagement/engagement.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import {
  churnPartWords,
  peopleCopy as copy,
  levelWords,
  riskWords,
  subscriberWords,
  trialWords,
} from '#backoffice/people/people.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import { formatDay } from '#format/days.ts'
import { shortId } from '#format/short-id.ts'
import classes from '../people.module.css'

type Cell = { person: AdminPerson }

export const rowName = ({ name, email, userId }: AdminPerson): string =>
  name || email || shortId(userId)

export function ContactCell({ person: { email, phone } }: Cell) {
  return (
    <span className={classes.contact}>
      <span>{email ?? copy.unknown}</span>
      <span className={classes.quiet}>{phone === null ? copy.unknown : writePhone(phone)}</span>
    </span>
  )
}

const trialTones = { active: 'good', expiring: 'warning', expired: 'bad' } as const

export function TrialCell({ person: { standing } }: Cell) {
  if (!(standing in trialTones)) return null
  // The line above is the proof.
  const known = standing as keyof typeof trialTones
  return <Pill tone={trialTones[known]}>{trialWords[known]}</Pill>
}

const tones = {
  active: 'good',
  expiring: 'warning',
  expired: 'bad',
  suspended: 'bad',
  ended: 'calm',
} as const

/** How it stands by its days, and what its charges say beside it. */
export function SubscriberCell({ person: { standing, subscription } }: Cell) {
  const note = subscription === 'grace' || subscription === 'cancelled' ? subscription : null
  return (
    <span className={classes.standing}>
      <Pill tone={tones[standing]}>{subscriberWords[standing]}</Pill>
      {note ? <span className={classes.quiet}>{copy.subscriptionNotes[note]}</span> : null}
    </span>
  )
}

const levelTones = { high: 'good', medium: 'warning', low: 'calm' } as const

export function EngagementCell({ person: { engagement } }: Cell) {
  const level = engagementLevel(engagement)
  return (
    <span className={classes.score}>
      {engagement} <Pill tone={levelTones[level]}>{levelWords[level]}</Pill>
    </span>
  )
}

const riskTones = { critical: 'bad', high: 'bad', medium: 'warning', low: 'good' } as const

/** The score, which opens into its parts on hover. */
export function RiskCell({ person: { churn, churnParts } }: Cell) {
  const level = churnLevel(churn)
  const parts = churnPartWords
    .filter(({ key }) => churnParts[key] > 0)
    .map(({ key, label }) => `${label}: ${churnParts[key]}`)
  return (
    <span className={classes.score} title={parts.join('\n') || copy.noRisk}>
      {churn} <Pill tone={riskTones[level]}>{riskWords[level]}</Pill>
    </span>
  )
}

/** Data of elsewhere may hold a day that nobody could write here. */
export function DayCell({ day }: { day: string | null }) {
  return day !== null && day.length === 10 ? formatDay(day) : copy.unknown
}

export function DetailsCell({ person }: Cell) {
  return (
    <Link
      className={classes.details ?? ''}
      to={personPath(person.userId)}
      aria-label={copy.detailsOf(rowName(person))}
    >
      {copy.details}
    </Link>
  )
}
