import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { HistoryCard } from './history-card.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings of the checkout, and who changed them. */
export function CheckoutSettingsPage() {
  const query = useQuery(adminApi.checkoutSettings.show.queryOptions())
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={null}>
      {query.isPending ? (
        <div aria-busy="true">
          <p>{copy.loading}</p>
          <SkeletonLines loading={copy.loading} />
        </div>
      ) : null}
      {query.isError && !query.data ? (
        <ErrorState
          title={copy.loadFailed}
          message={copy.loadFailedMessage}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <SettingsForm settings={query.data} /> : null}
      {query.data ? <HistoryCard /> : null}
    </PageFrame>
  )
}
