import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToEvents } from '#connection/live/events.ts'

/** Keeps what this person sees fresh for as long as the calling component is mounted. */
export function useLiveData(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => listenToEvents(queryClient, userId), [queryClient, userId])
}
