import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

/** The conversation that matches a search, newest first, and how parts of it are taken away. */
export function useMessages(text: string) {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery({
    ...api.memory.search.infiniteOptions({
      input: (cursor: string | null) => ({
        ...(text === '' ? {} : { text }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
    placeholderData: keepPreviousData,
  })
  const take = async (work: () => Promise<unknown>, done: (answer: unknown) => string) => {
    try {
      toastSuccess({ title: done(await work()) })
    } catch (failure) {
      const title = memoryCopy.messages.deleteFailed
      toastError({ title, message: refusalSentence(failure) })
    }
    await refreshTopics(queryClient, ['conversation'])
  }
  return { query, take }
}
