import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { waitForNetwork } from '#app/wait-for-network.ts'
import { hearBackFirst } from '#design/layers/back-entry.ts'

async function start(): Promise<void> {
  // Safari has no Temporal yet; everybody else is spared the 20 kB.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

waitForNetwork()
hearBackFirst()
void start()

function registerServiceWorker(): void {
  // A browser that refuses (private mode, full disk) loses offline use and nothing else.
  navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
    console.info('offline use is not available', cause)
  })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the page itself, whose files come first; this module may run before or after its end.
  if (document.readyState === 'complete') registerServiceWorker()
  else addEventListener('load', registerServiceWorker)
}
