import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { engagementWords as words } from '#backoffice/person/person.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import classes from '../person.module.css'

const tones = { ready: 'good', engaged: 'warning', inactive: 'bad', low: 'calm' } as const
const counted = ['transactions', 'categories', 'goals', 'budgets', 'recurring'] as const

/** How much of the product somebody uses, and of what it is made. */
export function EngagementCard({ person }: { person: PersonView }) {
  const { engagement, engagementLabel: label, counts } = person
  return (
    <section className={classes.card} aria-labelledby="overview-title">
      <h2 id="overview-title" className={classes.cardTitle}>
        {words.overview}
      </h2>
      <p className={classes.score}>
        <span className={classes.scoreNumber}>{engagement}</span>
        <span className={classes.quiet}>/100</span>
        <Pill tone={tones[label]}>{words.label[label]}</Pill>
      </p>
      <meter
        className={classes.meter}
        min={0}
        max={100}
        value={engagement}
        aria-label={words.score}
      />
      <dl className={classes.counts}>
        {counted.map((one) => (
          <div key={one}>
            <dt>{words.counts[one]}</dt>
            <dd>{counts[one].toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
