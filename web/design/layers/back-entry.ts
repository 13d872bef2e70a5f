import { newId } from '#connection/ids.ts'

/**
 * An entry of the browser's history over the page's own, which Back takes away instead of the page.
 * Once its layer has closed by another way it stays, for the next layer or until Back comes to it
 * and goes one further: taking it away at once would race with the router's own walks.
 */
type Entry = { lyaOver?: string; lyaUnder?: string }

type Walk = 'POP' | 'PUSH' | 'REPLACE'

type Watch = { hasLayer: () => boolean; leave: () => void }

/** The id of the pair that this tab stands on the upper one of; null when it doesn't. */
let over: string | null = null
/** What the page's own entry was after the router's last walk. */
let page = { state: {}, url: '' }
/** Whether Back has been here since the router's last walk. */
let hasJustGoneBack = false
let watch: Watch | null = null

/** Puts an entry over the page's, unless one is there. */
export function holdBack(): void {
  if (!watch || over !== null) return
  over = newId()
  const state = stateNow()
  history.replaceState({ ...state, lyaUnder: over }, '')
  history.pushState({ ...state, lyaOver: over }, '')
}

/**
 * To be told of every walk of the router, the page's first one too.
 * @param url Where the router is by now.
 */
export function noteWalk(walk: Walk, url: string): void {
  const state = stateNow()
  const { lyaOver, lyaUnder: _, ...own } = state
  // What a page replaces its address by, such as by a filter, stands over the same entry.
  if (walk === 'REPLACE' && over !== null) {
    history.replaceState({ ...own, lyaOver: over }, '')
  } else over = lyaOver ?? null
  // Back came between the router's own change of the address and its telling of it.
  if (walk === 'REPLACE' && hasJustGoneBack) history.replaceState(own, '', url)
  hasJustGoneBack = false
  page = { state: own, url: location.href }
}

/**
 * To be called before the router begins to listen: it is to know nothing of the entries that are
 * ours, and browsers call the listeners of a window in the order that they came in.
 */
export function hearBackFirst(): void {
  addEventListener('popstate', goBack)
}

export function watchBack(by: Watch): () => void {
  watch = by
  return () => {
    watch = null
  }
}

function goBack(event: PopStateEvent): void {
  const isOurs = over !== null && (event.state as Entry | null)?.lyaUnder === over
  if (!isOurs) return
  event.stopImmediatePropagation()
  over = null
  hasJustGoneBack = true
  history.replaceState(page.state, '', page.url)
  if (watch?.hasLayer()) watch.leave()
  else history.back()
}

function stateNow(): Entry {
  return (history.state ?? {}) as Entry
}
