import { cents } from '@lya/core/amounts/cents.ts'
import { ActionIcon } from '@mantine/core'
import { IconAlertCircle, IconClock, IconPencil, IconTrash } from '@tabler/icons-react'
import { take } from '#connection/outbox/outbox.model.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { formatDay } from '#format/days.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import { transactionsCopy } from '#money/transactions/transactions.copy.ts'
import { waitingCopy as copy } from '#money/transactions/waiting/waiting.copy.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'
import { changeWaiting, useWaiting } from '#money/transactions/waiting/waiting-store.ts'
import classes from './waiting-list.module.css'

/** What was saved without a connection, above what the server has. */
export function WaitingList() {
  const waiting = useWaiting()
  if (waiting.length === 0) return null
  return (
    <section className={classes.section} aria-label={copy.title}>
      <ul className={classes.list}>
        {waiting.map((one) => (
          <WaitingRow key={one.id} waiting={one} />
        ))}
      </ul>
    </section>
  )
}

function WaitingRow({ waiting }: { waiting: WaitingTransaction }) {
  const dialogs = useTransactionDialogs()
  const { draft, category, status, id } = waiting
  const isRefused = status === 'failed'
  const StatusIcon = isRefused ? IconAlertCircle : IconClock
  return (
    <li className={classes.row} data-refused={isRefused || undefined}>
      <span className={classes.emoji} aria-hidden="true">
        {category?.icon ?? '·'}
      </span>
      <span className={classes.words}>
        <span className={classes.description}>{draft.description}</span>
        <span className={classes.detail}>
          {category?.name ?? transactionsCopy.noCategory} · {formatDay(draft.date)}
        </span>
        <span className={classes.status} role="status">
          <StatusIcon size={15} aria-hidden="true" />
          {isRefused ? waiting.problem : copy.later}
        </span>
      </span>
      <span className={classes.end}>
        <MoneyText amount={cents(draft.amountCents)} type={draft.type} />
        <span className={classes.actions}>
          {isRefused ? (
            <ActionIcon
              size={36}
              aria-label={copy.editOne(draft.description)}
              title={copy.edit}
              onClick={() => dialogs.finish(waiting)}
            >
              <IconPencil size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <ActionIcon
            size={36}
            className={classes.discard}
            aria-label={copy.discardOne(draft.description)}
            title={copy.discard}
            onClick={() => changeWaiting((all) => take(all, id))}
          >
            <IconTrash size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </span>
      </span>
    </li>
  )
}
