import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshTopics } from '#connection/live/refresh.ts'
import { useSending } from '#connection/outbox/use-sending.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { transactionsCopy } from '#money/transactions/transactions.copy.ts'
import { type Delivery, sendWaiting } from '#money/transactions/waiting/send-waiting.ts'
import { waitingCopy as copy } from '#money/transactions/waiting/waiting.copy.ts'
import { queuedOf } from '#money/transactions/waiting/waiting.model.ts'
import { useWaiting } from '#money/transactions/waiting/waiting-store.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

/** Sends what waits as soon as there is a connection, and again until the server has answered. */
export function useSendWaiting(): void {
  const { userId } = useSignedIn()
  const queryClient = useQueryClient()
  const undo = useUndo()
  const nextId = queuedOf(useWaiting(), userId)[0]?.id ?? null
  const sendRound = useCallback(async () => {
    const delivery = await sendWaiting(userId)
    tell(delivery, (undoId) => void undo(undoId))
    if (delivery.sent.length > 0) await refreshTopics(queryClient, ['transactions'])
    return !delivery.isLeft
  }, [queryClient, undo, userId])
  useSending(nextId, sendRound)
}

function tell({ sent, refused }: Delivery, undo: (undoId: string) => void): void {
  const [first] = sent
  if (first && sent.length === 1) {
    toastWithUndo(transactionsCopy.created, () => undo(first.undoId), first.what)
  } else if (sent.length > 1) {
    toastSuccess({ title: copy.sent(sent.length) })
  }
  for (const problem of refused) {
    toastError({ title: transactionsCopy.createFailed, message: `${problem} ${copy.seeList}` })
  }
}
