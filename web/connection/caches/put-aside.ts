import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'

const key = 'lya-put-aside'

/** What this person unticked of the suggested categories, in this tab: it outlives a reload. */
export function readPutAside(userId: string): ReadonlySet<string> {
  // Only keepPutAside writes this, in this tab.
  const kept = readJson('session', key) as { userId: string; keys: string[] } | null
  return new Set(kept?.userId === userId ? kept.keys : [])
}

export function keepPutAside(userId: string, putAside: ReadonlySet<string>): void {
  writeJson('session', key, { userId, keys: [...putAside] })
}

export function dropPutAside(): void {
  dropJson('session', key)
}
