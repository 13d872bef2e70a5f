import { cents } from '@lya/core/amounts/cents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#connection/calls/client.ts'
import { sendShown } from '#connection/changes/shown-change.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastFailure } from '#design/toast/toast-failure.ts'
import { formatReais } from '#format/amounts.ts'
import { showDeposit } from '#money/goals/changes/list-cache.ts'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'
import { useUndo } from '#money/undo/use-undo.ts'

type Deposit = {
  /** Of the goal. */
  id: string
  amountCents: number
  /** The same at each try, so that a repeat adds nothing twice. */
  depositId: string
}

const titles = { refused: copy.updateFailed, unexpected: copy.updateUnexpected }

/** Adds to what is saved for a goal; the bar moves before the server has answered. */
export function useDeposit() {
  const queryClient = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: async (deposit: Deposit) => {
      return sendShown(showDeposit(queryClient, deposit), () => client.goals.deposit(deposit))
    },
    onSuccess: ({ goal, undoId }, { amountCents }) => {
      const added = copy.deposited(goal.name, formatReais(cents(amountCents)))
      toastWithUndo(copy.updated, () => void undo(undoId), added)
    },
    onError: (failure) => toastFailure(failure, titles),
    onSettled: () => refreshTopics(queryClient, ['goals']),
  })
}
