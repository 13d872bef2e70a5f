import { type RefObject, useEffect, useRef } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/**
 * Moves through the rows of a table by the arrows (or j and k), and chooses the row by x; what
 * somebody types into a field stays there.
 */
export function useRowKeys(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const element = table.current
    element?.addEventListener('keydown', onRowKey)
    return () => element?.removeEventListener('keydown', onRowKey)
  })
  return table
}

function onRowKey(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement && currentTarget instanceof HTMLElement)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (target.matches('input:not([type="checkbox"]), textarea, select')) return
  const row = target.closest('[data-row]')
  if (!row) return
  if (key === 'x') {
    row.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
    event.preventDefault()
    return
  }
  const step = steps[key]
  if (step === undefined) return
  const rows = [...currentTarget.querySelectorAll('[data-row]')]
  const next = rows[rows.indexOf(row) + step]
  // The same place in the next row: a box leads to a box, a link to a link.
  const place = [...row.querySelectorAll('a, button, input')].indexOf(target)
  const places = [...(next?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
  const to = places[Math.min(place, places.length - 1)]
  if (!to) return
  to.focus()
  to.scrollIntoView({ block: 'nearest' })
  event.preventDefault()
}
