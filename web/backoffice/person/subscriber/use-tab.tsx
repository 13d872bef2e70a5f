import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { EngagementCard } from '#backoffice/person/parts/engagement-card.tsx'
import { formatMoment } from '#backoffice/person/parts/moment.ts'
import { Fact } from '#backoffice/person/parts/personal-card.tsx'
import { engagementWords } from '#backoffice/person/person.copy.ts'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import classes from '../person.module.css'

/** What a subscriber really uses. */
export function UseTab({ person }: { person: PersonView }) {
  const { counts, exports, lastAccessAt } = person
  return (
    <>
      <section className={classes.card} aria-labelledby="use-title">
        <h2 id="use-title" className={classes.cardTitle}>
          {copy.useTitle}
        </h2>
        <dl className={classes.pair}>
          <Fact label={engagementWords.counts.transactions}>
            {counts.transactions.toLocaleString('pt-BR')}
          </Fact>
          <Fact label={engagementWords.counts.categories}>
            {counts.categories.toLocaleString('pt-BR')}
          </Fact>
          <Fact label={engagementWords.counts.goals}>{counts.goals.toLocaleString('pt-BR')}</Fact>
          <Fact label={copy.exports}>{exports.toLocaleString('pt-BR')}</Fact>
          <Fact label={copy.lastAccess}>
            {lastAccessAt === null ? copy.never : formatMoment(lastAccessAt)}
          </Fact>
        </dl>
      </section>
      <EngagementCard person={person} />
    </>
  )
}
