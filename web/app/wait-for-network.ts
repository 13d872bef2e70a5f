/** What browsers tell of navigations; not every one has it, and not every type list either. */
interface Navigating extends Event {
  navigationType: string
}

/**
 * Keeps the page where its own code would reload it without a network, as the router does when the
 * script of a page cannot be had: all that a reload could bring is the browser's own error page. It
 * is made up for as soon as there is a network. Browsers without the Navigation API do as before.
 */
export function waitForNetwork(): void {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const isReload = (event as Navigating).navigationType === 'reload'
    if (!isReload || !event.cancelable || navigator.onLine) return
    event.preventDefault()
    reloadOnceOnline()
  })
}

/** Loads the page anew when the network is back. */
export function reloadOnceOnline(): void {
  addEventListener('online', () => location.reload(), { once: true })
}
