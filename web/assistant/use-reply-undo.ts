import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { type HistoryPage, withUndone } from '#assistant/timeline.model.ts'
import { historyOptions } from '#assistant/use-history.ts'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { moneyTopics, refreshTopics } from '#connection/live/refresh.ts'
import { toastError } from '#design/toast/toast.ts'

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
        toastError({ title: copy.undoFailed, message: refusalSentence(failure) })
      }
      await refreshTopics(queryClient, moneyTopics)
    },
    [queryClient],
  )
}
