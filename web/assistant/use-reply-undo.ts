import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type HistoryPage, withUndone } from '#assistant/timeline.model.ts'
import { historyOptions } from '#assistant/use-history.ts'
import { client } from '#connection/calls/client.ts'
import { moneyTopics, refreshTopics } from '#connection/live/refresh.ts'
import { toastUndoFailure } from '#money/undo/toast-undo-failure.tsx'

/** Undoes what a reply reports; the bubble says so at once, and takes it back on a refusal. */
export function useReplyUndo(): (undoId: string) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (undoId) => {
      const show = (undone: boolean) =>
        queryClient.setQueryData<InfiniteData<HistoryPage, string | null>>(
          historyOptions.queryKey,
          (history) => history && { ...history, pages: withUndone(history.pages, undoId, undone) },
        )
      show(true)
      try {
        await client.undo.run({ id: undoId })
      } catch (failure) {
        show(false)
        toastUndoFailure(queryClient, failure)
      }
      await refreshTopics(queryClient, moneyTopics)
    },
    [queryClient],
  )
}
