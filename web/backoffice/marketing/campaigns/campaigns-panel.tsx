import type { Campaign } from '@lya/contract/backoffice/campaigns.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { dayOf, timeOf } from '#connection/clock.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { MoreButton } from '#design/table/more-button.tsx'
import { formatDay } from '#format/days.ts'
import { formatCount } from '../count.ts'
import { templatesCopy } from '../templates/templates.copy.ts'
import { reachedOf } from './campaign.model.ts'
import { CampaignDesk } from './campaign-desk.tsx'
import { campaignsCopy as copy } from './campaigns.copy.ts'
import { StatePill } from './state-pill.tsx'

const parameter = 'campanha'
const fresh = 'nova'

/** All campaigns with what came of them; the one that is open stands above. */
export function CampaignsPanel() {
  const [query, setQuery] = useSearchParams()
  const open = query.get(parameter)
  const addressOf = (id: string | null): string => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete(parameter)
    else next.set(parameter, id)
    return `?${next}`
  }
  const show = (id: string | null): void => setQuery(addressOf(id))
  return (
    <>
      {open === null ? (
        <div>
          <Button size="sm" onClick={() => show(fresh)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <CampaignDesk key={open} id={open === fresh ? null : open} onShow={show} />
      )}
      <CampaignTable addressOf={addressOf} />
    </>
  )
}

function CampaignTable({ addressOf }: { addressOf: (id: string) => string }) {
  const list = useInfiniteQuery(
    adminApi.campaigns.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  )
  if (list.isPending) return <SkeletonLines loading={copy.loading} />
  if (!list.data) {
    return (
      <ErrorState
        title={copy.loadFailed}
        message={refusalSentence(list.error)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const rows = list.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <EmptyState title={copy.empty} message={copy.emptyLead} />
  return (
    <>
      <DataTable
        label={copy.label}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        href={({ id }) => addressOf(id)}
        columns={columns}
      />
      <MoreButton list={list}>{copy.more}</MoreButton>
    </>
  )
}

const number = (count: number | null | undefined) =>
  count === null || count === undefined ? copy.none : formatCount(count)

const columns: readonly [Column<Campaign>, ...Column<Campaign>[]] = [
  { key: 'name', title: 'Campanha', cell: ({ name }) => name },
  { key: 'state', title: 'Estado', cell: ({ state }) => <StatePill state={state} /> },
  {
    key: 'channel',
    title: 'Canal',
    cell: ({ channel }) => (channel === null ? copy.none : templatesCopy[channel]),
  },
  {
    key: 'startsAt',
    title: 'Começo',
    cell: ({ startedAt, startsAt }) => momentText(startedAt ?? startsAt),
  },
  { key: 'audience', title: 'Público', isNumber: true, cell: ({ audience }) => number(audience) },
  {
    key: 'reached',
    title: 'Chegaram',
    isNumber: true,
    cell: ({ results }) => number(reachedOf(results)),
  },
  {
    key: 'failed',
    title: 'Falharam',
    isNumber: true,
    cell: ({ results }) => number(results.states.failed ?? 0),
  },
  {
    key: 'skipped',
    title: 'Puladas',
    isNumber: true,
    cell: ({ results }) => number(results.states.skipped ?? 0),
  },
  {
    key: 'opened',
    title: 'Links',
    isNumber: true,
    cell: ({ results }) => number(results.openedLinks),
  },
  {
    key: 'gone',
    title: 'Saíram',
    isNumber: true,
    cell: ({ results }) => number(results.unsubscribed),
  },
]

export function momentText(moment: string | null): string {
  return moment === null ? copy.none : `${formatDay(dayOf(moment))} ${timeOf(moment)}`
}
