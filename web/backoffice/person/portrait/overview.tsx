import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { formatMoment } from '#backoffice/person/parts/moment.ts'
import { Fact } from '#backoffice/person/parts/personal-card.tsx'
import { personCopy, planWords } from '#backoffice/person/person.copy.ts'
import { portraitCopy as copy } from '#backoffice/person/portrait/portrait.copy.ts'
import classes from '../person.module.css'

/** How somebody stands with the product today. */
export function Overview({ person }: { person: PersonView }) {
  const { name, email, phone, planState, createdAt, channel, source, churn, lastAccessAt } = person
  return (
    <section className={classes.card} aria-labelledby="portrait-title">
      <h3 id="portrait-title" className={classes.cardTitle}>
        {copy.overviewTitle}
      </h3>
      <dl className={classes.pair}>
        <Fact label={personCopy.name}>{name || personCopy.unknown}</Fact>
        <Fact label={personCopy.email}>{email ?? personCopy.unknown}</Fact>
        <Fact label={personCopy.phone}>
          {phone === null ? personCopy.unknown : writePhone(phone)}
        </Fact>
        <Fact label={copy.plan}>{planWords[planState]}</Fact>
        <Fact label={copy.since}>{formatMoment(createdAt)}</Fact>
        <Fact label={copy.channel}>{copy.channels[channel]}</Fact>
        <Fact label={copy.source}>{copy.sources[source]}</Fact>
        <Fact label={copy.risk}>{`${churn}/100`}</Fact>
        <Fact label={copy.lastAccess}>
          {lastAccessAt === null ? personCopy.never : formatMoment(lastAccessAt)}
        </Fact>
      </dl>
    </section>
  )
}
