import type { Notice } from '@lya/contract/people/notices.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError } from '#design/toast/toast.ts'
import { noticesCopy as copy } from '#people/notices/notices.copy.ts'

const { queryKey } = api.notices.list.queryOptions()

/** What the person has not put away, the latest first; nothing until it is known. */
export function useNotices(): readonly Notice[] {
  return useQuery(api.notices.list.queryOptions()).data?.items ?? []
}

/** Puts one away, or all of them: null. */
export function useDismiss() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other: each answers what is left.
    scope: { id: 'notices' },
    mutationFn: (id: string | null) =>
      id === null ? client.notices.dismissAll() : client.notices.dismiss({ id }),
    onSuccess: (left) => queryClient.setQueryData(queryKey, left),
    onError: (failure) => toastError({ title: copy.failed, message: refusalSentence(failure) }),
  })
}
