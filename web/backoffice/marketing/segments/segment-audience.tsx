import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { choiceWords } from '@lya/core/backoffice/segments/segment-words.copy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { formatCount } from '../count.ts'
import classes from '../marketing.module.css'
import { useSettled } from '../use-settled.ts'
import { segmentsCopy as copy } from './segments.copy.ts'

/** How many are in a segment now, whom one may write to, and some of them. */
export function SegmentAudience({ rule }: { rule: Segment | null }) {
  // By its text: the same rule, drawn anew, is no reason to ask.
  const asked = useSettled(rule === null ? null : JSON.stringify(rule))
  const query = useQuery({
    ...adminApi.segments.preview.queryOptions({
      input: { rule: JSON.parse(asked ?? '{"match":"all","groups":[]}') as Segment },
    }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <section className={classes.card} aria-label={copy.preview}>
      <h3 className={classes.heading}>{copy.preview}</h3>
      {rule === null ? <p className={classes.quiet}>{copy.incomplete}</p> : null}
      {query.isError && !data ? (
        <ErrorState message={refusalSentence(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {data && rule !== null ? (
        <div role="status" aria-busy={query.isFetching}>
          <p className={classes.number} data-old={query.isPlaceholderData || undefined}>
            {formatCount(data.count)}
          </p>
          <p className={classes.quiet}>{copy.counted(data.count, data.total)}</p>
          <p className={classes.quiet}>
            {data.count === 0 ? copy.nobody : copy.reachable(data.reachable)}
          </p>
        </div>
      ) : null}
      {data && rule !== null && data.sample.length > 0 ? (
        <>
          <h4 className={classes.quiet}>{copy.sample}</h4>
          <ul className={classes.people}>
            {data.sample.map(({ userId, name, email, plan }) => (
              <li key={userId}>
                <Link to={personPath(userId)}>{name}</Link>
                <div className={classes.quiet}>
                  {email} · {choiceWords[plan]}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
