import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether this browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (notice) => onlineManager.subscribe(notice),
    isOnline,
    () => true,
  )
}

/** As `useOnline`, for this moment. */
export function isOnline(): boolean {
  return onlineManager.isOnline()
}
