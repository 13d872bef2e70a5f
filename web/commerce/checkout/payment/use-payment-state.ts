import { eventNames } from '@lya/contract/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { mayTryAgain, waitsMs } from '#commerce/checkout/patiently.ts'
import { api } from '#connection/calls/client.ts'
import { openEventStream } from '#connection/live/event-stream.ts'
import { pollEveryMs, standingOf } from './payment.model.ts'

/**
 * How far the payment of this session is: asked every 10 seconds while it is open, at once when
 * the server says that it moved, and when somebody comes back from the app of their bank.
 */
export function usePaymentState(sessionId: string) {
  const queryClient = useQueryClient()
  /** Whether there was something to wait for: another tab may be about to put more in its place. */
  const wasOpen = useRef(false)
  const query = useQuery({
    ...api.checkout.payment.queryOptions({ input: { id: sessionId } }),
    staleTime: 0,
    // Nothing of a payment outlives its page.
    gcTime: 0,
    retry: (failures, failure) => failures < waitsMs.length && mayTryAgain(failure),
    retryDelay: (failures) => waitsMs[failures] ?? 0,
    refetchInterval: ({ state }) =>
      state.data ? pollEveryMs(state.data.state, wasOpen.current) : false,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const standing = query.data ? standingOf(query.data) : null
  const isOpen = standing !== null && standing !== 'form' && standing !== 'paid'
  useEffect(() => {
    if (!isOpen) return
    wasOpen.current = true
    const stopping = new AbortController()
    const { queryKey } = api.checkout.payment.queryOptions({ input: { id: sessionId } })
    const look = () => void queryClient.invalidateQueries({ queryKey })
    const url = `/api/checkout/sessions/${sessionId}/events`
    void openEventStream(url, stopping.signal, eventNames, look)
    return () => stopping.abort()
  }, [isOpen, sessionId, queryClient])
  return { query, standing }
}
