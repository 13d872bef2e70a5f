import type { LogEntry } from '@lya/contract/backoffice/logs.ts'
import { wordAction, wordReason, wordTable } from '@lya/core/backoffice/audit/words.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pager } from '#design/table/pager.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { fileAddress } from './log-address.model.ts'
import { LogDialog } from './log-dialog.tsx'
import { LogFilters } from './log-filters.tsx'
import { logsCopy as copy } from './logs.copy.ts'
import classes from './logs.module.css'
import { formatMoment } from './moment.model.ts'
import { useLogAddress } from './use-log-address.ts'

/** What operators did: it can be searched and taken away, and never changed. */
export function LogsPage() {
  const { filter, cursor, narrow, goTo, show } = useLogAddress()
  const input = { ...filter, ...(cursor !== null && { cursor }) }
  const query = useQuery(
    adminApi.logs.list.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  const [open, setOpen] = useState<LogEntry | null>(null)
  const download = (
    <Button
      component="a"
      variant="default"
      href={fileAddress(filter)}
      download
      leftSection={<IconDownload size={18} aria-hidden="true" />}
    >
      {copy.download}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={download}>
      <LogFilters filter={filter} onNarrow={narrow} onClear={() => show({})} />
      <TableStates query={query} copy={copy}>
        {({ items, nextCursor }) => (
          <>
            <DataTable
              label={copy.label}
              rows={items}
              rowKey={({ id }) => id}
              rowName={({ action }) => wordAction(action)}
              columns={columnsFor(setOpen)}
              isOld={query.isPlaceholderData}
            />
            <Pager
              onFirst={cursor === null ? null : () => goTo(null)}
              onNext={nextCursor === null ? null : () => goTo(nextCursor)}
            >
              {copy.shown(items.length)}
            </Pager>
          </>
        )}
      </TableStates>
      {open ? (
        <LogDialog
          entry={open}
          onShow={(wanted) => {
            setOpen(null)
            show(wanted)
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </PageFrame>
  )
}

function columnsFor(onOpen: (entry: LogEntry) => void): [Column<LogEntry>, ...Column<LogEntry>[]] {
  return [
    { key: 'when', title: copy.when, cell: ({ at }) => formatMoment(at) },
    {
      key: 'who',
      title: copy.who,
      cell: ({ operator }) => operator?.name ?? copy.commandLine,
    },
    { key: 'what', title: copy.what, cell: ({ action }) => wordAction(action) },
    {
      key: 'record',
      title: copy.record,
      cell: ({ person, table }) => person?.name ?? wordTable(table),
    },
    {
      key: 'reason',
      title: copy.reason,
      cell: ({ reason }) => <span className={classes.reason}>{wordReason(reason)}</span>,
    },
    {
      key: 'open',
      title: copy.open,
      isUntitled: true,
      cell: (entry) => (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={copy.openNamed(wordAction(entry.action), formatMoment(entry.at))}
          onClick={() => onOpen(entry)}
        >
          {copy.open}
        </Button>
      ),
    },
  ]
}
