import type { Topic } from '@lya/contract/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { client } from '#connection/calls/client.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { toastUndoFailure } from '#money/undo/toast-undo-failure.tsx'
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
        toastUndoFailure(queryClient, failure)
      }
      await refreshTopics(queryClient, touched)
    },
    [queryClient],
  )
}
