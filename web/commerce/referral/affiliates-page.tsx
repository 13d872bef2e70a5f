import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CommissionsCard } from '#commerce/referral/commissions-card.tsx'
import { LinesCard, linesOptions } from '#commerce/referral/lines-card.tsx'
import { LinkCard } from '#commerce/referral/link-card.tsx'
import { PeopleCard, peopleOptions } from '#commerce/referral/people-card.tsx'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { ReferralFigures } from '#commerce/referral/referral-figures.tsx'
import { Steps } from '#commerce/referral/steps.tsx'
import { api } from '#connection/calls/client.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'

export function meta() {
  return [{ title: 'Indique e ganhe · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [
    queryClient.prefetchQuery(api.referrals.show.queryOptions()),
    queryClient.prefetchInfiniteQuery(linesOptions),
    queryClient.prefetchInfiniteQuery(peopleOptions),
  ],
}

/** What bringing friends earns: the link, the figures, commissions, prizes and people. */
export default function AffiliatesPage() {
  const query = useQuery(api.referrals.show.queryOptions())
  const queryClient = useQueryClient()
  const { name } = useSignedIn()
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.referrals.key() })
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead(firstNameOf(name))}
      action={
        <Button
          size="md"
          variant="default"
          loading={query.isFetching && !query.isPending}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => void refresh()}
        >
          {copy.refresh}
        </Button>
      }
    >
      <Steps />
      <LinkCard query={query} />
      {query.isError && !query.data ? null : <ReferralFigures referral={query.data ?? null} />}
      <CommissionsCard query={query} />
      <LinesCard />
      <PeopleCard />
    </PageFrame>
  )
}
