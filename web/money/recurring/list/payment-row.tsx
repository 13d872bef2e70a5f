import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { hasFewInstalmentsLeft, instalmentsLeft, isOnce } from '@lya/core/money/recurring/end.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconHourglassLow } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { formatDay } from '#format/days.ts'
import { isFirstClick } from '#money/recurring/changes/is-first-click.ts'
import type { PaymentDialogActions } from '#money/recurring/dialogs/payment-dialogs.tsx'
import { StatusBadge } from '#money/recurring/list/status-badge.tsx'
import { PayOtherwise } from '#money/recurring/pay/pay-otherwise.tsx'
import { paymentsCopy as copy, frequencyOf } from '#money/recurring/recurring.copy.ts'
import { useUndo } from '#money/undo/use-undo.ts'
import classes from './payment-list.module.css'

type Props = {
  payment: RecurringPayment
  dialogs: PaymentDialogActions
  onPay: (payment: RecurringPayment) => void
  onPayOtherwise: (payment: RecurringPayment) => void
}

export function PaymentRow(props: Props) {
  const { payment } = props
  const { name, status, isActive, notes } = payment
  return (
    <li className={classes.row} data-status={status} data-inactive={!isActive || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {payment.categoryIcon ?? '🧾'}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{detailOf(payment)}</p>
        {notes ? <p className={classes.notes}>{notes}</p> : null}
      </div>
      <p className={classes.badges}>
        <StatusBadge payment={payment} />
        {isActive ? null : (
          <span className={classes.badge} data-status="inactive">
            {copy.inactive}
          </span>
        )}
        <FewLeft payment={payment} />
      </p>
      <div className={classes.numbers}>
        <span className={classes.amount}>
          <MoneyText amount={cents(payment.amountCents)} />
        </span>
        <span className={classes.detail}>
          <span className={classes.next}>{copy.next}: </span>
          {formatDay(payment.nextDate)}
        </span>
      </div>
      <RowActions {...props} />
    </li>
  )
}

/** What can be done with one payment; 'Pago' only while it is due or late, its undo afterwards. */
function RowActions({ payment, dialogs, onPay, onPayOtherwise }: Props) {
  const { name, status, nextDate, paidUndoId } = payment
  const undo = useUndo()
  const edit = useRef<HTMLButtonElement>(null)
  const paidByKey = useRef<string>(undefined)
  useEffect(() => {
    // The button that had the focus is gone, or stands for the next date, which a key held down
    // would pay as well; the next one of this row takes it over.
    if (paidByKey.current !== undefined && paidByKey.current !== nextDate) edit.current?.focus()
    paidByKey.current = undefined
  }, [nextDate])
  const pay = (event: MouseEvent) => {
    if (!isFirstClick(event)) return
    if (event.detail === 0) paidByKey.current = nextDate
    onPay(payment)
  }
  const unpay = (event: MouseEvent) => {
    if (!isFirstClick(event) || paidUndoId === null) return
    if (event.detail === 0) paidByKey.current = nextDate
    void undo(paidUndoId)
  }
  return (
    <div className={classes.actions}>
      {status === 'paid' && paidUndoId !== null ? (
        <span className={classes.pay}>
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={17} aria-hidden="true" />}
            aria-label={copy.unpayOne(name)}
            onClick={unpay}
          >
            {copy.unpay}
          </Button>
        </span>
      ) : null}
      {status === 'paid' ? null : (
        <span className={classes.pay}>
          <Button
            variant="light"
            leftSection={<IconCheck size={17} aria-hidden="true" />}
            aria-label={copy.payOne(name)}
            onClick={pay}
          >
            {copy.pay}
          </Button>
          <PayOtherwise name={name} size={40} onClick={() => onPayOtherwise(payment)} />
        </span>
      )}
      <EditAndRemove
        name={name}
        copy={copy}
        editRef={edit}
        onEdit={() => dialogs.edit(payment)}
        onRemove={() => dialogs.remove(payment)}
      />
    </div>
  )
}

/** Warns that a payment with instalments is nearly over. */
function FewLeft({ payment }: { payment: RecurringPayment }) {
  const ending = { ...payment, endDate: null }
  const left = instalmentsLeft(ending)
  if (left === null || isOnce(payment) || !hasFewInstalmentsLeft(ending)) return null
  return (
    <span className={classes.badge} data-status="few">
      <IconHourglassLow size={15} stroke={2} aria-hidden="true" />
      {left === 1 ? copy.lastInstalment : copy.lastInstalments(left)}
    </span>
  )
}

function detailOf(payment: RecurringPayment): string {
  const { category, instalments, instalmentsPaid, endDate } = payment
  const parts = [category ?? copy.noCategory, frequencyOf(payment)]
  if (isOnce(payment)) return parts.join(' · ')
  if (instalments !== null) parts.push(copy.instalmentsOf(instalmentsPaid, instalments))
  else if (endDate !== null) parts.push(copy.until(formatDay(endDate)))
  return parts.join(' · ')
}
