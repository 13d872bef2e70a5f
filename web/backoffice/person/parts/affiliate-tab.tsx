import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { IconCoin, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { Fact } from '#backoffice/person/parts/personal-card.tsx'
import { personCopy } from '#backoffice/person/person.copy.ts'
import { affiliateCopy as copy } from '#backoffice/person/tabs.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { Pill } from '#design/table/pill.tsx'
import { formatPercent } from '#format/amounts.ts'
import { shortId } from '#format/short-id.ts'
import classes from '../person.module.css'

type Props = { person: PersonView; action?: ReactNode }

/** Who brought somebody, and whom they brought. */
export function AffiliateTab({ person, action }: Props) {
  const { userId } = person
  const query = useQuery(adminApi.person.referrals.queryOptions({ input: { userId } }))
  const { total, paid, trial, items } = query.data ?? {}
  const rate = total ? ((paid ?? 0) / total) * 100 : 0
  return (
    <div className={classes.column}>
      <StatCards label={copy.cards} isBusy={query.isPending}>
        <StatCard label={copy.total} Icon={IconUsers}>
          {total}
        </StatCard>
        <StatCard label={copy.paid} Icon={IconCoin} note={copy.rate(formatPercent(rate))}>
          {paid}
        </StatCard>
        <StatCard label={copy.trial} Icon={IconUserPlus}>
          {trial}
        </StatCard>
      </StatCards>
      <CodeCard person={person} action={action} />
      <SectionCard
        id="referred"
        title={copy.listTitle}
        lead={copy.listLead}
        loading={copy.loading}
        failed={copy.failed}
        query={query}
      >
        {items?.length === 0 ? <EmptyState title={copy.none} message={copy.noneLead} /> : null}
        <ul className={classes.list}>
          {items?.map((one) => (
            <li key={one.userId} className={classes.row}>
              <span>
                <Link className={classes.otherView ?? ''} to={personPath(one.userId)}>
                  {one.name || one.email || shortId(one.userId)}
                </Link>
                <span className={classes.quiet}>{one.email ?? personCopy.unknown}</span>
              </span>
              <Pill tone={one.isPaying ? 'good' : 'calm'}>
                {one.isPaying ? copy.isPaying : copy.onTrial}
              </Pill>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  )
}

function CodeCard({ person: { affiliate }, action }: Props) {
  const { referrer } = affiliate
  return (
    <section className={classes.card} aria-labelledby="code-title">
      <div className={classes.cardHead}>
        <h2 id="code-title" className={classes.cardTitle}>
          {copy.codeTitle}
        </h2>
        {action}
      </div>
      <dl className={classes.facts}>
        <Fact label={copy.referrer}>
          {referrer ? (
            <Link className={classes.otherView ?? ''} to={personPath(referrer.userId)}>
              {referrer.name || referrer.email || shortId(referrer.userId)}
            </Link>
          ) : (
            copy.direct
          )}
        </Fact>
        <Fact
          label={copy.code}
          copied={{ text: affiliate.code, label: copy.copyCode, what: copy.code }}
        >
          {affiliate.code}
        </Fact>
        <Fact
          label={personCopy.affiliateLink}
          copied={{ text: affiliate.link, label: copy.copyFull, what: copy.link }}
        >
          {affiliate.link}
        </Fact>
      </dl>
    </section>
  )
}
