import { client } from '#connection/calls/client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { refundCopy as copy } from '../subscription.copy.ts'
import { amountText, dayText } from '../subscription.model.ts'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialogs.module.css'

/** Gives the newest payment back, after saying what ends with it. */
export function RefundDialog({ opened, onClose, view, isBusy, run }: DialogProps) {
  const { refund, version } = view
  if (!refund) return null
  const take = async () => {
    const { chargeId } = refund
    const call = () => client.subscriptions.refund({ version, chargeId })
    if ((await run(call, { title: copy.done, message: copy.back })) === null) onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      question={copy.title}
      subject={{ name: amountText(refund.amountCents), detail: copy.until(dayText(refund.until)) }}
      cancel="Manter o plano"
      confirm={copy.confirm}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void take()}
    >
      <p className={classes.lead}>{copy.lead}</p>
      <p className={classes.lead}>{copy.ends}</p>
    </ConfirmDialog>
  )
}
