/** What a screen reader says something of when the focus comes to it. */
const places = 'section, form, fieldset, [role=dialog], [role=tabpanel], main'

/** What has had the focus, and the places that it stood in, the nearest first. */
interface Held {
  element: HTMLElement
  around: HTMLElement[]
}

let last: Held | null = null
/** The last of it that stood in a place of the page: a toast stands in none, and goes by itself. */
let onPage: Held | null = null

/**
 * Keeps the focus for whoever goes by keyboard: browsers drop it, without a word, from what is
 * disabled while it works and from what goes away. It comes back to the first as soon as that may
 * be pressed again, and goes to the place where the second stood.
 */
export function keepFocus(): () => void {
  const watcher = new MutationObserver(() => {
    // Late: whoever knows a better place, such as a title that has come, is first.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(bringBack))
  })
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', forget)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', forget)
    last = null
    onPage = null
  }
}

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const around: HTMLElement[] = []
  let place = target.parentElement?.closest<HTMLElement>(places)
  while (place) {
    around.push(place)
    place = place.parentElement?.closest<HTMLElement>(places)
  }
  last = { element: target, around }
  if (around.length > 0) onPage = last
}

/** What was left on purpose, as by closing the keyboard on the screen, is not gone back to. */
function forget(): void {
  // Browsers differ in whether they tell of what is disabled or goes away; it is known by then.
  queueMicrotask(() => {
    if (isLost() && last?.element.isConnected && !last.element.matches(':disabled')) last = null
  })
}

function isLost(): boolean {
  return last !== null && document.activeElement === document.body
}

function bringBack(): void {
  if (!last || !isLost()) return
  const isOfPage = last.element.isConnected || last.around.length > 0
  const { element, around } = isOfPage ? last : (onPage ?? last)
  if (element.isConnected) {
    // Still at work: what ends it is seen as well.
    if (!element.matches(':disabled')) element.focus({ preventScroll: true })
    return
  }
  const place = around.find((one) => one.isConnected)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.dataset.holdsFocus = ''
  place.focus({ preventScroll: true })
}
