import { useQuery } from '@tanstack/react-query'
import { mailCopy as copy, mailStates, noticeKindWord } from '#backoffice/person/mail.copy.ts'
import { formatMoment } from '#backoffice/person/parts/moment.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { Pill } from '#design/table/pill.tsx'
import classes from '../person.module.css'

/** What somebody was sent: campaigns, and the product's own notices. */
export function MailTab({ userId }: { userId: string }) {
  const query = useQuery(adminApi.person.mail.queryOptions({ input: { userId } }))
  const items = query.data?.items ?? []
  return (
    <SectionCard
      id="mail"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
    >
      {items.length === 0 ? <EmptyState title={copy.none} message={copy.noneLead} /> : null}
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={`${item.id}:${item.channel}`} className={classes.row}>
            <span>
              <strong>{item.campaign ?? (item.title || noticeKindWord(item.kind))}</strong>
              <span className={classes.quiet}>
                {item.campaign === null ? noticeKindWord(item.kind) : copy.campaign}
                {' · '}
                {copy.channels[item.channel] ?? item.channel}
                {' · '}
                {formatMoment(item.at)}
              </span>
            </span>
            <Pill tone={mailStates[item.state]?.tone ?? 'calm'}>
              {mailStates[item.state]?.word ?? item.state}
            </Pill>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
