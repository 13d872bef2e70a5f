import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignResultsCard } from './campaign-results.tsx'
import { campaignsCopy as copy } from './campaigns.copy.ts'

type Props = {
  /** Null for one that is new. */
  id: string | null
  /** Opens another one, or none. */
  onShow: (id: string | null) => void
}

/** One campaign: a draft to work on, or what became of it. */
export function CampaignDesk({ id, onShow }: Props) {
  const query = useQuery({
    ...adminApi.campaigns.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== null,
  })
  if (id === null) return <CampaignForm campaign={null} onShow={onShow} />
  if (query.isPending) return <SkeletonLines loading={copy.loading} />
  if (!query.data) {
    return (
      <ErrorState
        title={copy.loadFailed}
        message={refusalSentence(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { data } = query
  return data.state === 'draft' ? (
    <CampaignForm campaign={data} onShow={onShow} />
  ) : (
    <CampaignResultsCard campaign={data} onClose={() => onShow(null)} />
  )
}
