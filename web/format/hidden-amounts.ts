/** Kept for good in this browser: whoever hides amounts hides them on the next visit too. */
const key = 'lya-hidden-amounts'

let isHidden: boolean | null = null
const listeners = new Set<() => void>()

/** Whether every amount on screen is covered. */
export function areAmountsHidden(): boolean {
  isHidden ??= read()
  return isHidden
}

export function hideAmounts(hidden: boolean): void {
  isHidden = hidden
  try {
    if (hidden) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch (cause) {
    console.info('the choice ends with this page', cause)
  }
  for (const listener of listeners) listener()
}

/** @returns Stops listening. */
export function onAmountsHidden(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): boolean {
  // Pages are also drawn at build time, where nobody has chosen anything.
  if (typeof document === 'undefined') return false
  try {
    return localStorage.getItem(key) !== null
  } catch (cause) {
    console.info('no storage for the choice', cause)
    return false
  }
}
