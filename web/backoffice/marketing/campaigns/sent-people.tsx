import type { SendState } from '@lya/core/backoffice/campaigns/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { MoreButton } from '#design/table/more-button.tsx'
import classes from '../marketing.module.css'
import { campaignsCopy as copy, reasonText } from './campaigns.copy.ts'

/** The people behind one figure. */
export function SentPeople({ id, state }: { id: string; state: SendState }) {
  const query = useInfiniteQuery(
    adminApi.campaigns.people.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, state, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  )
  if (query.isPending) return <SkeletonLines loading={copy.loading} />
  if (!query.data) {
    return (
      <ErrorState message={refusalSentence(query.error)} onRetry={() => void query.refetch()} />
    )
  }
  const people = query.data.pages.flatMap(({ items }) => items)
  if (people.length === 0) return <p className={classes.quiet}>{copy.noPeople}</p>
  return (
    <div>
      <ul className={classes.people} aria-label={copy.people}>
        {people.map(({ userId, name, email, reason }) => (
          <li key={userId}>
            <Link to={personPath(userId)}>{name}</Link>{' '}
            <span className={classes.quiet}>
              {[email, reasonText(reason)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={query} size="xs">
        {copy.more}
      </MoreButton>
    </div>
  )
}
