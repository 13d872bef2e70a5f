/** Registers the service worker on a page that asks for it, after everything that can be seen. */
export function registerServiceWorker(page: Document): void {
  if (!page.querySelector('[data-service-worker]') || !('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that refuses (private mode, full disk) loses offline use and nothing else.
    navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
      console.info('offline use is not available', cause)
    })
  }
  if (page.readyState === 'complete') register()
  else addEventListener('load', register)
}
