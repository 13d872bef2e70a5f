import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { enqueue, nextToSend, type Outbox } from '#assistant/outbox.model.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import { sendMessage } from '#assistant/send-message.ts'
import { markFailed, markSending, requeue, take } from '#connection/calls/outbox.model.ts'
import { now } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'

/** Kept beside the queries, so that it outlives the page and ends with the session. */
const key = ['assistant-outbox']
const nothing: Outbox = []

function change(queryClient: QueryClient, next: (outbox: Outbox) => Outbox): void {
  queryClient.setQueryData<Outbox>(key, (outbox = nothing) => next(outbox))
}

/** The messages on their way; sends them one by one, in order, each under an id of its own. */
export function useOutbox(isOnline: boolean) {
  const queryClient = useQueryClient()
  const { data: outbox = nothing } = useQuery<Outbox>({
    queryKey: key,
    queryFn: () => queryClient.getQueryData<Outbox>(key) ?? nothing,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const next = isOnline ? nextToSend(outbox) : null

  useEffect(() => {
    // Another run of this effect may have begun to send it meanwhile.
    const current = nextToSend(queryClient.getQueryData<Outbox>(key) ?? nothing)
    if (!next || current?.id !== next.id) return
    change(queryClient, (before) => markSending(before, next.id))
    void sendMessage(queryClient, next).then((outcome) => {
      change(queryClient, (before) =>
        outcome.status === 'answered'
          ? take(before, next.id)
          : markFailed(before, next.id, outcome.problem),
      )
    })
  }, [queryClient, next])

  const send = useCallback(
    (text: string, more: { file?: Blob; quoted?: Quoted } = {}) => {
      const message = { id: newId(), text, sentAt: now(), ...more }
      change(queryClient, (before) => enqueue(before, message))
    },
    [queryClient],
  )
  const actions = useMemo(
    () => ({
      retry: (id: string) => change(queryClient, (before) => requeue(before, id)),
      discard: (id: string) => change(queryClient, (before) => take(before, id)),
    }),
    [queryClient],
  )
  return { outbox, send, ...actions }
}
