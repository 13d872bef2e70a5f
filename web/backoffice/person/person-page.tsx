import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { LostPerson } from '#backoffice/person/parts/lost-person.tsx'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import { subscriberCopy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { SubscriberPage } from '#backoffice/person/subscriber/subscriber-page.tsx'
import { TrialPage } from '#backoffice/person/trial/trial-page.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'

/** Somebody's page: a subscriber's while their plan is ATIVO, else that of a trial. */
export function PersonPage() {
  const { userId = '' } = useParams()
  const [query] = useSearchParams()
  const { data, error, isPending, refetch } = useQuery(
    adminApi.person.get.queryOptions({ input: { userId } }),
  )
  if (isPending) return <SkeletonLines loading={copy.loading} />
  // Whoever paid once is looked at as a subscriber too, though their plan has ended.
  const asSubscriber = (data?.planState === 'ATIVO') !== (query.get('visao') === 'outra')
  const isGone = error instanceof RefusedCall && [400, 404].includes(error.status)
  if (data === undefined || isGone) {
    return data && asSubscriber ? (
      <LostPerson title={subscriberCopy.missing} path={adminPaths.subscribers} />
    ) : (
      <LostPerson
        title={copy.missing}
        path={adminPaths.trials}
        {...(isGone ? {} : { message: copy.loadFailed, onRetry: () => void refetch() })}
      />
    )
  }
  if (!asSubscriber) return <TrialPage key={userId} person={data} />
  return data.subscriptionVersion === 0 && data.planState !== 'ATIVO' ? (
    <LostPerson title={subscriberCopy.missing} path={adminPaths.subscribers} />
  ) : (
    <SubscriberPage key={userId} person={data} />
  )
}
