import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '#tools/browser/find-chromium.ts'

// A browser that talks to nobody but the page it is shown; as root it has no sandbox to offer.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How a browser is started. @param preferred Its path; null takes the Chromium that is there. */
export function launching(preferred: string | null): LaunchOptions {
  const executablePath = preferred ?? findChromium()
  return { args, ...(executablePath && { executablePath }) }
}
