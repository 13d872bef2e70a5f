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
/** The same of the lower one, where Back has led: Forward leads to the upper one again. */
let under: string | null = null
/** What the page's own entry was after the router's last walk. */
let page = { state: {}, url: '' }
/** Whether Back has been here since the router's last walk. */
let hasJustGoneBack = false
let watch: Watch | null = null

/** Puts an entry over the page's, unless one is there. */
export function holdBack(): void {
  if (!watch || over !== null) return
  over = newId()
  under = null
  const { lyaUnder: _, ...own } = stateNow()
  history.replaceState({ ...own, lyaUnder: over }, '')
  history.pushState({ ...own, lyaOver: over }, '')
}

/**
 * To be told of every walk of the router, the page's first one too.
 * @param url Where the router is by now.
 */
export function noteWalk(walk: Walk, url: string): void {
  const { lyaOver, lyaUnder, ...own } = stateNow()
  if (walk !== 'REPLACE') {
    over = lyaOver ?? null
    under = lyaUnder ?? null
  } else if (over !== null || under !== null || hasJustGoneBack) {
    // What a page replaces its address by, such as by a filter, stands in the same place of the
    // pair; and Back may have come between the router's own change of it and its telling of it.
    history.replaceState({ ...own, ...placeInPair() }, '', hasJustGoneBack ? url : undefined)
  }
  hasJustGoneBack = false
  page = { state: own, url: location.href }
  // What was opened while this page was on its way lies over it now, and had the entry of the last.
  if (watch?.hasLayer()) holdBack()
}

function placeInPair(): Entry {
  if (over !== null) return { lyaOver: over }
  return under === null ? {} : { lyaUnder: under }
}

/**
 * To be called before the router begins to listen: it is to know nothing of the entries that are
 * ours, and browsers call the listeners of a window in the order that they came in.
 */
export function hearBackFirst(): void {
  addEventListener('popstate', walkPair)
}

export function watchBack(by: Watch): () => void {
  watch = by
  return () => {
    watch = null
  }
}

/** The steps between the two entries of a pair, which are the same page to the router. */
function walkPair(event: PopStateEvent): void {
  const { lyaOver, lyaUnder } = (event.state ?? {}) as Entry
  const isBack = over !== null && lyaUnder === over
  const isForward = under !== null && lyaOver === under
  if (!isBack && !isForward) return
  event.stopImmediatePropagation()
  ;[over, under] = isBack ? [null, over] : [under, null]
  history.replaceState({ ...page.state, ...placeInPair() }, '', page.url)
  if (isBack) goBack()
}

function goBack(): void {
  hasJustGoneBack = true
  if (watch?.hasLayer()) watch.leave()
  else history.back()
}

function stateNow(): Entry {
  return (history.state ?? {}) as Entry
}
