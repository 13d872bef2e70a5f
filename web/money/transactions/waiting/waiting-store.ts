import { useMemo, useSyncExternalStore } from 'react'
import { readJson, writeJson } from '#connection/caches/kept-json.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import type { WaitingTransaction } from '#money/transactions/waiting/waiting.model.ts'

/** In this browser for as long as it takes: neither a reload nor a sign-out loses one. */
const key = 'lya-waiting-transactions'
const nothing: readonly WaitingTransaction[] = []
const listeners = new Set<() => void>()
let known: { text: string; waiting: readonly WaitingTransaction[] } | null = null

/** Everything that waits in this browser, of whomever. */
export function readWaiting(): readonly WaitingTransaction[] {
  // Only changeWaiting writes this, in this tab or another.
  return (readJson('local', key) as WaitingTransaction[] | null) ?? nothing
}

/** @returns Whether the browser keeps it; nothing has changed otherwise. */
export function changeWaiting(
  change: (waiting: readonly WaitingTransaction[]) => readonly WaitingTransaction[],
): boolean {
  const isKept = writeJson('local', key, change(readWaiting()))
  for (const listener of listeners) listener()
  return isKept
}

/** What waits of the person who is signed in, oldest first. */
export function useWaiting(): WaitingTransaction[] {
  const { userId } = useSignedIn()
  const waiting = useSyncExternalStore(listen, snapshot, () => nothing)
  return useMemo(() => waiting.filter((one) => one.userId === userId), [waiting, userId])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has kept or sent one.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The same list for as long as it says the same, as React wants it. */
function snapshot(): readonly WaitingTransaction[] {
  const waiting = readWaiting()
  const text = JSON.stringify(waiting)
  if (known?.text !== text) known = { text, waiting }
  return known.waiting
}
