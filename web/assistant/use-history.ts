import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'

/** The options of the history, shared by its reader and by those who change it in place. */
export const historyOptions = api.conversation.history.infiniteOptions({
  input: (cursor: string | null) => (cursor === null ? {} : { cursor }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

/** The conversation, newest page first. */
export function useHistory() {
  return useInfiniteQuery(historyOptions)
}
