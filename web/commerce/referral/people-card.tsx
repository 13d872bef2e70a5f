import type { Referred } from '@lya/contract/commerce/referral.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { badgeOf, referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { api } from '#connection/calls/client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { MoreButton } from '#design/table/more-button.tsx'
import classes from './referral.module.css'

export const peopleOptions = api.referrals.list.infiniteOptions({
  input: (cursor: string | null) => (cursor === null ? {} : { cursor }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

/** Who came by the person's link. */
export function PeopleCard() {
  const query = useInfiniteQuery(peopleOptions)
  const people = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <SectionCard
      id="people"
      title={copy.peopleTitle}
      lead={copy.peopleLead}
      loading={copy.loading}
      failed={copy.peopleFailed}
      query={query}
    >
      {people.length === 0 ? (
        <EmptyState title={copy.empty} message={copy.emptyHelp} />
      ) : (
        <ul className={classes.people}>
          {people.map((person) => (
            <Person key={person.id} {...person} />
          ))}
        </ul>
      )}
      <MoreButton list={query}>{copy.more}</MoreButton>
    </SectionCard>
  )
}

function Person({ name, planStatus, isExcluded }: Referred) {
  const earning = planStatus === 'ATIVO' ? copy.earning : null
  const line = isExcluded ? copy.excluded : earning
  const shown = name ?? copy.unnamed
  return (
    <li className={classes.person}>
      <span className={classes.initial} aria-hidden="true">
        {[...shown][0]?.toLocaleUpperCase('pt-BR')}
      </span>
      <span className={classes.name}>
        <strong>{shown}</strong>
        {line ? <span className={classes.quiet}>{line}</span> : null}
      </span>
      <span className={classes.badge} data-status={isExcluded ? undefined : planStatus}>
        {isExcluded ? copy.notCounted : badgeOf(planStatus)}
      </span>
    </li>
  )
}
