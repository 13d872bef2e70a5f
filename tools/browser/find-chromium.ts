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
  return firstThere([...names.flatMap(installed), ...applications, chromium.executablePath()])
}

/**
 * Looks for Debian's Chromium without its windows: three quarters of the time, no notifications.
 *
 * @returns Its path, or null.
 */
export function findHeadlessShell(): string | null {
  return firstThere(installed('chromium-headless-shell'))
}

function installed(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}

function firstThere(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path)) ?? null
}
