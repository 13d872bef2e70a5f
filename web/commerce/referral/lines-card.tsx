import type { CommissionLine } from '@lya/contract/commerce/referral.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { api } from '#connection/calls/client.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { MoreButton } from '#design/table/more-button.tsx'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import classes from './referral.module.css'

export const linesOptions = api.referrals.listCommissions.infiniteOptions({
  input: (cursor: string | null) => (cursor === null ? {} : { cursor }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

/** What each payment of a friend brings, and what became of it. */
export function LinesCard() {
  const query = useInfiniteQuery(linesOptions)
  const lines = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <SectionCard
      id="commission-lines"
      title={copy.linesTitle}
      lead={copy.linesLead}
      loading={copy.loading}
      failed={copy.linesFailed}
      query={query}
    >
      {lines.length === 0 ? (
        <EmptyState title={copy.linesEmpty} message={copy.linesEmptyHelp} />
      ) : (
        <ul className={classes.people}>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </ul>
      )}
      <MoreButton list={query}>{copy.more}</MoreButton>
    </SectionCard>
  )
}

function Line({ name, paidOn, amountCents, state, releasedOn, reason }: CommissionLine) {
  useHiddenAmounts()
  const back = state === 'undone' ? copy.undone : copy.reduced
  const told = [
    copy.paidOn(formatDay(paidOn)),
    ...(releasedOn === null ? [] : [copy.releasedOn(formatDay(releasedOn))]),
    ...(reason === null ? [] : [back(copy.reasons[reason])]),
  ]
  return (
    <li className={classes.person}>
      <span className={classes.name}>
        <strong>{name ?? copy.unnamed}</strong>
        <span className={classes.quiet}>{told.join(', ')}</span>
      </span>
      <span className={classes.lineSum} data-undone={state === 'undone' || undefined}>
        <strong>{formatReais(cents(amountCents))}</strong>
        <span className={classes.badge} data-status={state}>
          {copy.states[state]}
        </span>
      </span>
    </li>
  )
}
