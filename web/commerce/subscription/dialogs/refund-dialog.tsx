import { willComeBack } from '@lya/core/commerce/charges/comes-back.copy.ts'
import { useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { lastMoment } from '../leaving/leaving-standing.copy.ts'
import { refundCopy as copy, leavingCopy } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialogs.module.css'

/** What shows a payment that is not the next one to go back any more. */
const outdated: readonly unknown[] = ['subscription.stale', 'subscription.refund-over']

/** Gives the newest payment back, after saying what ends with it. */
export function RefundDialog({ opened, onClose, view, isBusy, run }: DialogProps) {
  // What the question was asked about: another screen may have made a different one the newest.
  const [refund] = useState(view.refund)
  const { leavesAt } = useSignedIn()
  if (!refund) return null
  const paid = view.payments.find(({ id }) => id === refund.chargeId)
  const ends = paid?.reason === 'troca' ? copy.goesBack : copy.ends
  const until = leavesAt ? lastMoment(refund.until, leavesAt) : dayText(refund.until)
  const take = async () => {
    const { chargeId, amountCents } = refund
    const call = () => client.subscriptions.refund({ chargeId, amountCents })
    const paidBy = paid?.billingType ?? null
    const refused = await run(call, { title: copy.done, message: willComeBack(paidBy) })
    if (refused === null || outdated.includes(refused)) onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      question={copy.title}
      subject={{ name: amountText(refund.amountCents), detail: copy.until(until) }}
      cancel={leavesAt ? leavingCopy.notNow : copy.keep}
      confirm={copy.confirm}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void take()}
    >
      <p className={classes.lead}>{copy.lead}</p>
      <p className={classes.lead}>{leavesAt ? leavingCopy.ends : ends}</p>
    </ConfirmDialog>
  )
}
