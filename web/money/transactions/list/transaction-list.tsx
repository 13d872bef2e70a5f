import { Button, Loader } from '@mantine/core'
import { useLayoutEffect, useMemo } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { useIsPhone } from '#design/use-is-phone.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import { type Filters, isFiltered } from '#money/transactions/filters/filters.model.ts'
import { daysOf } from '#money/transactions/list/days.model.ts'
import { PaperNote } from '#money/transactions/list/paper-note.tsx'
import { TransactionCards } from '#money/transactions/list/transaction-cards.tsx'
import { TransactionTable } from '#money/transactions/list/transaction-table.tsx'
import type { useTransactionList } from '#money/transactions/list/use-transaction-list.ts'
import { PhoneSelection } from '#money/transactions/selection/phone-selection.tsx'
import { SelectionBar } from '#money/transactions/selection/selection-bar.tsx'
import { useSelectionStore } from '#money/transactions/selection/selection-store.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-list.module.css'

type Props = { list: ReturnType<typeof useTransactionList>; filters: Filters }

/** The list in each of its states: loading, failed, empty, there, and more to come. */
export function TransactionList({ list, filters }: Props) {
  const isPhone = useIsPhone()
  const selection = useSelectionStore()
  const pages = list.data?.pages
  const transactions = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  const days = useMemo(() => daysOf(pages ?? []), [pages])
  useLayoutEffect(() => {
    selection.change((before) => ({ ...before, shown: transactions }))
  }, [selection, transactions])
  if (list.isPending) return <Skeletons />
  if (list.isError && !list.data) {
    return (
      <div className={classes.frame}>
        <ErrorState
          title={copy.loadFailed}
          message={refusalSentence(list.error)}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  if (transactions.length === 0) return <Empty isFiltered={isFiltered(filters)} />
  return (
    <div className={classes.list} data-old={list.isPlaceholderData || undefined}>
      <PaperNote filters={filters} transactions={transactions} hasMore={list.hasNextPage} />
      {isPhone ? <PhoneSelection /> : null}
      {isPhone ? <TransactionCards days={days} /> : <TransactionTable days={days} />}
      {list.isFetchNextPageError ? (
        <p className={classes.moreFailed} role="alert">
          {`${copy.loadFailed}. ${refusalSentence(list.error)}`}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="default"
          size="md"
          className={classes.more}
          // Not `loading`, which would take the focus away: who presses once presses again.
          aria-disabled={list.isFetchingNextPage}
          rightSection={list.isFetchingNextPage ? <Loader size={16} aria-hidden="true" /> : null}
          onClick={() => {
            if (!list.isFetchingNextPage) void list.fetchNextPage()
          }}
        >
          {copy.more}
        </Button>
      ) : null}
      <SelectionBar />
    </div>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const dialogs = useTransactionDialogs()
  return (
    <div className={classes.frame}>
      <EmptyState
        title={copy.empty}
        message={isFiltered ? copy.emptyFiltered : copy.emptyFirst}
        action={isFiltered ? null : <Button onClick={dialogs.create}>{copy.add}</Button>}
      />
    </div>
  )
}

function Skeletons() {
  return (
    <div className={classes.frame}>
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <span key={row} className={classes.skeleton} />
      ))}
    </div>
  )
}
