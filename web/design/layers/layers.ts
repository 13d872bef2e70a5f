import { flushSync } from 'react-dom'
import { holdBack, watchBack } from '#design/layers/back-entry.ts'

/** Something that lies over the page: a dialog, a sheet, a drawer, the palette; or in its place. */
type Layer = {
  /** What Escape and Back ask for: it closes, or asks first. */
  leave: () => void
  /** It is the page for now, so that Escape, which closes what lies over one, leaves it alone. */
  isPage?: boolean
}

const layers: Layer[] = []

/** Puts this on top of all that is open; what is returned takes it away. */
export function putOnTop(layer: Layer): () => void {
  if (layers.length === 0) addEventListener('keydown', leaveByKey)
  layers.push(layer)
  holdBack()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) removeEventListener('keydown', leaveByKey)
  }
}

/** Whether something lies over the page, and so has the focus. */
export function isPageCovered(): boolean {
  return layers.some(({ isPage = false }) => !isPage)
}

/** Only the topmost is left, unless something in it, such as a list, took the key for itself. */
function leaveByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top || top.isPage) return
  event.preventDefault()
  top.leave()
}

/** Has Back leave the topmost layer for as long as the page stands. */
export function leaveByBack(): () => void {
  return watchBack({
    hasLayer: () => layers.length > 0,
    leave: () => {
      // At once, to see what is left: what asks first stays, and the next Back is for it.
      flushSync(() => layers.at(-1)?.leave())
      if (layers.length > 0) holdBack()
    },
  })
}
