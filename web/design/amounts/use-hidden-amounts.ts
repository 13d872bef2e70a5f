import { useSyncExternalStore } from 'react'
import { areAmountsHidden, onAmountsHidden } from '#format/hidden-amounts.ts'

/** Whether amounts are covered; draws the calling component again when that changes. */
export function useHiddenAmounts(): boolean {
  return useSyncExternalStore(onAmountsHidden, areAmountsHidden, () => false)
}
