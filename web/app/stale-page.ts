import { readJson, writeJson } from '#connection/caches/kept-json.ts'
import { nowMs } from '#connection/clock.ts'

/** When this tab last reloaded itself; twice within a minute would be a loop. */
const key = 'lya-reloaded'
const pauseMs = 60_000

/**
 * Whether a script of this page could not be had: most often a new version was put in place, and
 * took the old one's files away. Each browser says it in words of its own.
 */
export function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  )
}

/** Whether a reload may help: there is a connection, and the last one is not just over. */
export function mayReload(): boolean {
  if (!navigator.onLine) return false
  const last = readJson('session', key)
  return typeof last !== 'number' || nowMs() - last >= pauseMs
}

/** Loads the page anew, unless the browser could not remember it: then it might never end. */
export function reloadPage(): void {
  if (writeJson('session', key, nowMs())) location.reload()
}
