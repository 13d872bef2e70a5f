import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { hideAmounts } from '#format/hidden-amounts.ts'

/** Covers or shows every amount on screen. */
export function useAmountsToggle(): { areHidden: boolean; toggle: () => void } {
  const areHidden = useHiddenAmounts()
  const { revalidate } = useRevalidator()
  const toggle = useCallback(() => {
    hideAmounts(!areHidden)
    // No page loads anything by its route: this only draws the page again, amounts and all,
    // and keeps what was typed or unfolded in it.
    void revalidate()
  }, [areHidden, revalidate])
  return { areHidden, toggle }
}
