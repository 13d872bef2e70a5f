/** As long as an undo may take to be seen. */
const patienceMs = 10_000
const rowsOfPage = '#content :is(li, tr)'

/**
 * Leads a keyboard to the row that an undo brings back, or puts elsewhere: it had its place on the
 * toast, which goes. Whoever presses anything meanwhile has gone on, and is left alone.
 */
export function focusWhatComesBack(): void {
  const before = new Set(document.querySelectorAll(rowsOfPage))
  const { pathname } = location
  const watcher = new MutationObserver(() => {
    if (location.pathname !== pathname) return stop()
    const come = [...document.querySelectorAll(rowsOfPage)].find(
      (row) => !before.has(row) && row.querySelector('button'),
    )
    if (!come) return
    stop()
    come.querySelector('button')?.focus({ preventScroll: true })
    come.scrollIntoView({ block: 'nearest' })
  })
  const stop = (): void => {
    watcher.disconnect()
    clearTimeout(patience)
    document.removeEventListener('keydown', stop, true)
    document.removeEventListener('pointerdown', stop, true)
  }
  const patience = setTimeout(stop, patienceMs)
  document.addEventListener('keydown', stop, true)
  document.addEventListener('pointerdown', stop, true)
  watcher.observe(document.body, { subtree: true, childList: true })
}
