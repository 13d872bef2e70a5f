import type { Transaction } from '@lya/contract/money/transactions.ts'
import { createContext, use, useState, useSyncExternalStore } from 'react'
import {
  nothingSelected,
  type Selection,
  selectedOf,
} from '#money/transactions/selection/selection.model.ts'

/**
 * The selection stands outside of React's state, so that each box hears of its own change alone:
 * selecting one of hundreds renders that one.
 */
export type SelectionStore = {
  get: () => Selection
  change: (change: (before: Selection) => Selection) => void
  subscribe: (listener: () => void) => () => void
}

export function createSelectionStore(): SelectionStore {
  let selection = nothingSelected
  const listeners = new Set<() => void>()
  return {
    get: () => selection,
    change: (change) => {
      selection = change(selection)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const SelectionContext = createContext<SelectionStore | null>(null)

export function useSelectionStore(): SelectionStore {
  const store = use(SelectionContext)
  if (!store) throw new Error('useSelectionStore needs SelectionContext above it')
  return store
}

/** One fact of the selection; what uses it renders anew only when that fact changes. */
export function useSelection<Fact extends boolean | string | Selection>(
  read: (selection: Selection) => Fact,
): Fact {
  const store = useSelectionStore()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.get()),
  )
}

/** What was selected of what is shown, as it stood when this was first asked. */
export function useSelectedAtFirst(): readonly Transaction[] {
  const store = useSelectionStore()
  const [selected] = useState(() => selectedOf(store.get()))
  return selected
}

/** Ends the selection: nothing is selected, and a phone hides the boxes. */
export function clearSelection(store: SelectionStore): void {
  store.change(({ shown }) => ({ ...nothingSelected, shown }))
}
