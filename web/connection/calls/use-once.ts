import { useRef } from 'react'

/** Lets one call through at a time: two clicks come faster than a button is drawn as busy. */
export interface Once {
  /** Whether this one may go; every other may not until `again`. */
  begin(): boolean
  /** It failed, so it may be tried again. */
  again(): void
}

export function useOnce(): Once {
  const isUnderWay = useRef(false)
  return {
    begin: () => {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      return true
    },
    again: () => {
      isUnderWay.current = false
    },
  }
}
