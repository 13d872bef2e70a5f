import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { formatCount } from '../count.ts'
import classes from '../marketing.module.css'
import { shareText, sumOf } from './campaign.model.ts'
import { campaignsCopy as copy, figuresCopy } from './campaigns.copy.ts'

/** What the latest campaigns came to, together. */
export function CampaignFigures() {
  const query = useQuery(adminApi.campaigns.list.queryOptions({ input: {} }))
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
  const started = query.data.items.filter(({ audience }) => audience !== null)
  if (started.length === 0) return <EmptyState title={copy.empty} message={copy.emptyLead} />
  const sum = sumOf(started)
  const figures = [
    { label: figuresCopy.campaigns, count: started.length },
    { label: copy.audience, count: sum.audience },
    { label: figuresCopy.reached, count: sum.reached, of: sum.audience },
    { label: figuresCopy.skipped, count: sum.skipped, of: sum.audience },
    { label: figuresCopy.failed, count: sum.failed, of: sum.audience },
    { label: copy.opened, count: sum.opened, of: sum.letters, hint: copy.openedHint },
    { label: copy.gone, count: sum.gone, of: sum.reached, hint: copy.goneHint },
  ]
  return (
    <section className={classes.results} aria-label={copy.results}>
      {figures.map(({ label, count, of, hint }) => (
        <div key={label} className={classes.result} title={hint}>
          <strong>{formatCount(count)}</strong>
          <span className={classes.quiet}>
            {label}
            {of === undefined ? '' : ` · ${shareText(count, of)}`}
          </span>
        </div>
      ))}
    </section>
  )
}
