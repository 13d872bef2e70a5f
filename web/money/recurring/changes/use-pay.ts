import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { failureWords } from '#design/toast/failure-words.tsx'
import { toastError } from '#design/toast/toast.ts'
import { formatDay } from '#format/days.ts'
import { showPaid } from '#money/recurring/changes/list-cache.ts'
import { toastAbout } from '#money/recurring/changes/toast-about.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import { useUndo } from '#money/undo/use-undo.ts'

/** The due date that the person sees: a repeat for the same one pays nothing more. */
export type DueDate = { id: string; nextDate: string }

/** A press on it; without an amount or a day the usual one was paid today. */
export type Press = DueDate & { amountCents?: number; paidDate?: string }

/**
 * Marks a due date as paid, wherever it is pressed; shown at once, taken back when refused. A bill
 * that is late twice keeps its button: until the answer has come, pressing that again says nothing
 * new.
 *
 * @param failed How that screen names a failure.
 */
export function usePay(failed: string) {
  const queryClient = useQueryClient()
  const undo = useUndo()
  const underWay = useRef(new Set<string>())
  const mutation = useMutation({
    mutationFn: async (press: Press) => {
      try {
        return await sendShown(showPaid(queryClient, press), () => client.recurring.pay(press))
      } finally {
        underWay.current.delete(press.id)
      }
    },
    onSuccess: ({ payment, undoId }, { nextDate }) => {
      const bill = copy.paidOf(payment.name, formatDay(nextDate))
      toastAbout(payment, { title: copy.paid, what: bill, undo: () => void undo(undoId) })
    },
    onError: (failure) => toastError({ title: failed, message: failureWords(failure) }),
    onSettled: () => refreshTopics(queryClient, ['recurring', 'transactions']),
  })
  const pay = (press: Press, onPaid?: () => void) => {
    if (underWay.current.has(press.id)) return
    underWay.current.add(press.id)
    mutation.mutate(press, onPaid ? { onSuccess: onPaid } : undefined)
  }
  return { pay, isPending: mutation.isPending }
}
