import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { useQuery } from '@tanstack/react-query'
import { EngagementCard } from '#backoffice/person/parts/engagement-card.tsx'
import { portraitCopy as copy } from '#backoffice/person/portrait/portrait.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../person.module.css'

const parts = ['inactivity', 'fallingUse', 'failedCharge', 'endingWithoutCard', 'silence'] as const

/** What somebody uses, and what speaks for their leaving. */
export function Behaviour({ person }: { person: PersonView }) {
  const { userId, churn, churnParts } = person
  const maySee = useMay('support')
  const activity = useQuery({
    ...adminApi.person.activity.queryOptions({ input: { userId } }),
    enabled: maySee,
  })
  const counted = parts.filter((part) => churnParts[part] > 0)
  return (
    <>
      <EngagementCard person={person} />
      <section className={classes.card} aria-labelledby="risk-title">
        <h3 id="risk-title" className={classes.cardTitle}>
          {copy.riskTitle}
        </h3>
        <p className={classes.score}>
          <span className={classes.scoreNumber}>{churn}</span>
          <span className={classes.quiet}>/100</span>
        </p>
        <dl className={classes.counts}>
          {counted.map((part) => (
            <div key={part}>
              <dt>{copy.parts[part]}</dt>
              <dd>+{churnParts[part]}</dd>
            </div>
          ))}
        </dl>
        {counted.length === 0 ? <p className={classes.quiet}>{copy.noRisk}</p> : null}
        {activity.data ? (
          <p className={classes.quiet}>{copy.messages(activity.data.messages)}</p>
        ) : null}
      </section>
    </>
  )
}
