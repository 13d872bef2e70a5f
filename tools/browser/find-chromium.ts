import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Looks for a Chromium: the one that `CHROMIUM` names, one that is installed, or Playwright's own.
 *
 * @returns Its path, or null.
 */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [...installed, ...applications, chromium.executablePath()]
  return candidates.find((path) => existsSync(path)) ?? null
}
