import { useMemo, useSyncExternalStore } from 'react'
import { readJson, writeJson } from '#connection/caches/kept-json.ts'
import type { Outgoing } from '#connection/outbox/outbox.model.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/** What waits belongs to one person, who may not be the next one to sign in here. */
export type Kept = Outgoing & { userId: string }

export interface KeptOutbox<One extends Kept> {
  /** Everything that waits in this browser, of whomever, oldest first. */
  read(): readonly One[]
  /** @returns Whether the browser keeps it; nothing has changed otherwise, unless in memory. */
  change(change: (waiting: readonly One[]) => readonly One[]): boolean
  /** Calls back when anything waits or has been sent, in this tab or another; returns its end. */
  listen(listener: () => void): () => void
  /** What `read` says, the same list for as long as it says the same, as React wants it. */
  snapshot(): readonly One[]
}

/**
 * What the server has not answered yet, in this browser for as long as it takes: neither a reload
 * nor a sign-out loses one, and all tabs see the same.
 *
 * @param key Where it stands in the browser's storage; only this writes there.
 * @param options.orInMemory What the browser refuses to keep waits in this tab all the same.
 */
export function keptOutbox<One extends Kept>(
  key: string,
  options: { orInMemory?: boolean } = {},
): KeptOutbox<One> {
  const nothing: readonly One[] = []
  const listeners = new Set<() => void>()
  let known: { text: string; waiting: readonly One[] } | null = null

  let unkept: readonly One[] | null = null

  const read = (): readonly One[] => unkept ?? (readJson('local', key) as One[] | null) ?? nothing

  const change: KeptOutbox<One>['change'] = (next) => {
    const changed = next(read())
    const isKept = writeJson('local', key, changed)
    unkept = isKept || !options.orInMemory ? null : changed
    for (const listener of listeners) listener()
    return isKept
  }

  const listen = (listener: () => void) => {
    listeners.add(listener)
    // Another tab has kept or sent one.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }

  const snapshot = (): readonly One[] => {
    const waiting = read()
    const text = JSON.stringify(waiting)
    if (known?.text !== text) known = { text, waiting }
    return known.waiting
  }

  return { read, change, listen, snapshot }
}

/** What waits of the person who is signed in, oldest first. */
export function useMine<One extends Kept>({ listen, snapshot }: KeptOutbox<One>): One[] {
  const { userId } = useSignedIn()
  const waiting = useSyncExternalStore(listen, snapshot, snapshot)
  return useMemo(() => waiting.filter((one) => one.userId === userId), [waiting, userId])
}
