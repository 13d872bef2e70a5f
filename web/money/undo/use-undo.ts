import type { Topic } from '@lya/contract/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { client } from '#connection/client.ts'
import { refreshTopics } from '#connection/refresh.ts'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast.ts'
import { undoCopy as copy } from '#money/undo/undo.copy.ts'

/** One undo may bring back what other screens show: 'Pago' wrote a transaction as well. */
const touched: readonly Topic[] = [
  'transactions',
  'categories',
  'recurring',
  'goals',
  'conversation',
]

/** Undoes a change from its toast, whatever kind of change it was. */
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
      await refreshTopics(queryClient, touched)
    },
    [queryClient],
  )
}
