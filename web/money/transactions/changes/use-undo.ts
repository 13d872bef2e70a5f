import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { client } from '#connection/client.ts'
import { refreshTopics } from '#connection/refresh.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

/** Undoes a change from its toast. */
export function useUndo(): (undoId: string) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (undoId) => {
      try {
        await client.undo.run({ id: undoId })
        toastSuccess({ title: copy.undone })
      } catch (failure) {
        toastError({ title: copy.undoFailed, message: refusalSentence(failure) })
      }
      await refreshTopics(queryClient, ['transactions', 'conversation'])
    },
    [queryClient],
  )
}
