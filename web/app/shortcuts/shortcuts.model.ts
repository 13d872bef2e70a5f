import { paths } from '#app/paths.ts'

/** What a shortcut asks for. */
export type ShortcutAction =
  | { kind: 'palette' }
  | { kind: 'new' }
  | { kind: 'help' }
  | { kind: 'amounts' }
  | { kind: 'go'; path: string }

/** A key press, as far as shortcuts look at it. */
export type Press = { key: string; isControl: boolean; isAlt: boolean; atMs: number }

/** After `g` the next key names a place, for as long as this. */
const placeWithinMs = 1_500

const places: Record<string, string> = {
  d: paths.dashboard,
  p: paths.planning,
  t: paths.transactions,
  c: paths.categories,
  m: paths.goals,
  r: paths.payments,
  l: paths.lya,
}

const singles: Record<string, ShortcutAction> = {
  n: { kind: 'new' },
  v: { kind: 'amounts' },
  '?': { kind: 'help' },
}

/**
 * Reads a key press outside of fields and dialogs.
 *
 * @param before The press before this one, or null.
 * @param singleKeys Whether keys without Ctrl do anything (WCAG 2.1.4: people may switch them off).
 */
export function readShortcut(
  press: Press,
  before: Press | null,
  singleKeys: boolean,
): ShortcutAction | null {
  const key = press.key.toLowerCase()
  if (press.isAlt) return null
  if (press.isControl) return key === 'k' ? { kind: 'palette' } : null
  if (!singleKeys) return null
  const isPlace = before?.key.toLowerCase() === 'g' && press.atMs - before.atMs <= placeWithinMs
  const path = isPlace ? places[key] : undefined
  return path ? { kind: 'go', path } : (singles[key] ?? null)
}
