import type { LeavingOutcome } from '@lya/contract/commerce/checkout.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { dropDraft } from '#commerce/checkout/draft/kept-draft.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { toastError } from '#design/toast/toast.ts'
import classes from './small-print.module.css'

type Props = {
  cancelPath: string
  /** Whether there is a code that could be paid. */
  hasCode: boolean
  /** Has the server end the visit. @throws what the call throws. */
  onLeave: () => Promise<LeavingOutcome>
}

/** The way out: nothing of what was typed stays behind, for whoever uses this browser next. */
export function LeaveButton({ cancelPath, hasCode, onLeave }: Props) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      const outcome = await onLeave()
      // The money is there: the page goes on to say so.
      if (outcome === 'paid') return
      dropDraft()
      await navigate(cancelPath, { state: { code: hasCode ? outcome : null } })
    } catch (failure) {
      toastError({ title: copy.failed, message: refusalSentence(failure) })
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className={classes.leave} onClick={() => setAsking(true)}>
        {copy.leave}
      </button>
      <ConfirmDialog
        opened={isAsking}
        question={copy.question}
        cancel={copy.stay}
        confirm={copy.confirm}
        isBusy={isBusy}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      >
        <p>{hasCode ? copy.leadWithCode : copy.lead}</p>
        {hasCode ? <p>{copy.ifPaid}</p> : null}
      </ConfirmDialog>
    </>
  )
}
