/** Somebody who stays this long may come back; the worker then fetches the product's files. */
const afterMs = 3_000

/** Registers the service worker on a page that asks for it, well after all that can be seen. */
export function registerServiceWorker(page: Document): void {
  if (!page.querySelector('[data-service-worker]') || !('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that refuses (private mode, full disk) loses offline use and nothing else.
    navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
      console.info('offline use is not available', cause)
    })
  }
  const registerLater = () => setTimeout(register, afterMs)
  if (page.readyState === 'complete') registerLater()
  else addEventListener('load', registerLater)
}
