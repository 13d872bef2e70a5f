import type { DataExport } from '@lya/contract/people/account.ts'
import { Button, Loader } from '@mantine/core'
import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { dayOf, timeOf } from '#connection/clock.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { formatDay } from '#format/days.ts'
import { exportCopy as copy } from './export.copy.ts'
import { sizeText } from './export.model.ts'
import classes from './export.module.css'
import { useRequestExport } from './use-request-export.ts'

/** The stream of events says when it is ready; this is for when the stream is away. */
const askAgainMs = 15_000

/** The file of all that is held of the person: asked for, on its way, and there. */
export function ExportSection() {
  const query = useQuery({
    ...api.account.getExport.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'pending' ? askAgainMs : false),
  })
  const request = useRequestExport()
  const current = query.data?.export ?? null
  const isPending = current?.state === 'pending'
  return (
    <SectionCard
      id="exportar"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
    >
      <div role="status">{current ? <Current current={current} /> : null}</div>
      {isPending ? null : (
        <Button
          size="md"
          variant={current ? 'default' : 'filled'}
          loading={request.isPending}
          onClick={() => request.mutate(undefined)}
        >
          {current ? copy.askAgain : copy.ask}
        </Button>
      )}
    </SectionCard>
  )
}

function Current({ current }: { current: NonNullable<DataExport> }) {
  const { url, expiresAt, bytes } = current
  if (url === null || expiresAt === null) {
    return (
      <div className={classes.state}>
        <Loader size="sm" aria-hidden="true" />
        <div>
          <strong>{copy.pending}</strong>
          <p className={classes.quiet}>{copy.pendingHint}</p>
        </div>
      </div>
    )
  }
  return (
    <div className={classes.state}>
      <IconFileZip size={28} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{copy.ready}</strong>
        <p className={classes.quiet}>
          {bytes === null ? null : `${sizeText(bytes)} · `}
          {copy.until(formatDay(dayOf(expiresAt)), timeOf(expiresAt))}
        </p>
      </div>
      <Button
        component="a"
        href={url}
        download
        size="md"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        {copy.download}
      </Button>
    </div>
  )
}
