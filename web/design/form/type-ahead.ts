import type { KeyboardEvent } from 'react'
import { findLabel } from '#design/form/type-ahead.model.ts'

/** Letters that come sooner than this after one another are one word. */
const pauseMs = 1_000

let typed = { text: '', atMs: 0, list: null as HTMLSelectElement | null }

/**
 * For `onKeyDown` of a list whose options begin with a sign, such as the emoji of a category: the
 * browser's own search takes the sign for the first letter.
 */
export function typeAhead(event: KeyboardEvent<HTMLSelectElement>): void {
  const list = event.currentTarget
  const { key, timeStamp } = event
  if (event.ctrlKey || event.metaKey || event.altKey || [...key].length !== 1) return
  const goesOn = typed.list === list && timeStamp - typed.atMs < pauseMs
  // A space alone opens the list.
  if (key === ' ' && !goesOn) return
  event.preventDefault()
  typed = { text: (goesOn ? typed.text : '') + key, atMs: timeStamp, list }
  const labels = [...list.options].map((option) => option.text)
  const found = findLabel(labels, typed.text, list.selectedIndex)
  if (found < 0 || found === list.selectedIndex) return
  list.selectedIndex = found
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
