import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { today } from '#connection/clock.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'
import { isPhone, useIsPhone } from '#design/use-is-phone.ts'
import { periodWords } from '#money/periods/periods.copy.ts'
import { SummaryCards } from '#money/summary/summary-cards.tsx'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import { FilterBar } from '#money/transactions/filters/filter-bar.tsx'
import { type Filters, listInput, readFilters } from '#money/transactions/filters/filters.model.ts'
import { useFilters } from '#money/transactions/filters/use-filters.ts'
import { pageSizes } from '#money/transactions/list/page-size.model.ts'
import { TransactionList } from '#money/transactions/list/transaction-list.tsx'
import { listOptions, useTransactionList } from '#money/transactions/list/use-transaction-list.ts'
import {
  createSelectionStore,
  SelectionContext,
} from '#money/transactions/selection/selection-store.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import { WaitingList } from '#money/transactions/waiting/waiting-list.tsx'

export function meta() {
  return [{ title: 'Transações · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient, search) => {
    const filters = readFilters(search)
    const sizes = pageSizes({ heightPx: innerHeight, isPhone: isPhone() })
    return [
      queryClient.prefetchInfiniteQuery(listOptions(listInput(filters, today()), sizes)),
      queryClient.prefetchQuery(summaryOptions(filters)),
    ]
  },
}

const summaryOptions = (filters: Filters) =>
  api.insights.summary.queryOptions({ input: listInput(filters, today()) })

export default function TransactionsPage() {
  const isNarrow = useIsPhone()
  const dialogs = useTransactionDialogs()
  const [filters, setFilters] = useFilters()
  // The screen's height counts when the page opens: a phone's keyboard must not reload the list.
  const [sizes] = useState(() => pageSizes({ heightPx: innerHeight, isPhone: isNarrow }))
  const [selection] = useState(createSelectionStore)
  const list = useTransactionList(listInput(filters, today()), sizes)
  const summary = useQuery({
    ...summaryOptions(filters),
    placeholderData: (before) => before,
  })
  const words = useWordsOf(filters, summary)
  const add = (
    <Button
      size="md"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={dialogs.create}
      {...dialogs.reached}
    >
      {copy.add}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={add} isTerse>
      <SummaryCards
        summary={summary.data ?? null}
        period={words}
        isOld={summary.isPlaceholderData}
        failure={summary.error}
        onRetry={() => void summary.refetch()}
      />
      <FilterBar filters={filters} onChange={setFilters} />
      <WaitingList />
      <SelectionContext value={selection}>
        <TransactionList list={list} filters={filters} />
      </SelectionContext>
    </PageFrame>
  )
}

/** The period that the shown sums are of: while new ones are fetched, it is still the old one. */
function useWordsOf({ period }: Filters, { isPlaceholderData }: { isPlaceholderData: boolean }) {
  const words = periodWords(period, today())
  const [shown, setShown] = useState(words)
  if (!isPlaceholderData && shown !== words) setShown(words)
  return isPlaceholderData ? shown : words
}
