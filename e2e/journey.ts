import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { test as watched } from './browser.ts'
import { type Installation, startInstallation } from './installation.ts'

export { expect } from './browser.ts'

export interface Newcomer {
  name: string
  email: string
  /** Eleven digits, as typed. */
  phone: string
  password: string
}

/** A person nobody has been before. */
export function newcomer(name = 'Marina Alves'): Newcomer {
  const number = String(randomInt(10_000_000, 99_999_999))
  return {
    name,
    email: `pessoa.${Date.now()}.${number}@exemplo.com.br`,
    phone: `119${number}`,
    password: 'uma senha longa 73',
  }
}

/** Playwright's `test` on a running installation, one for each worker. */
export const test = watched.extend<{ signedIn: Newcomer }, { installation: Installation }>({
  installation: [
    // Playwright reads the names of the first parameter: a fixture that needs none says {}.
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const installation = await startInstallation()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  /** Somebody who signed up past the wizard and skipped the onboarding, in this browser. */
  signedIn: async ({ page, installation }, use) => {
    const person = newcomer()
    await post(page.request, installation, '/api/sign-up', person)
    await post(page.request, installation, '/api/onboarding/skip', {})
    await use(person)
  },
})

export async function post(
  request: APIRequestContext,
  { url }: Installation,
  path: string,
  data: unknown,
): Promise<unknown> {
  // Whoever signs up has an address of their own, which the installation takes from its proxy.
  const own = path === '/api/sign-up' ? { 'x-forwarded-for': someAddress() } : {}
  const response = await request.post(`${url}${path}`, { data, headers: { origin: url, ...own } })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

function someAddress(): string {
  const part = () => randomInt(1, 255)
  return `10.${part()}.${part()}.${part()}`
}

/**
 * Ends the session behind the page's back. Taking the cookies away is not enough: an answer that is
 * under way may set the session's anew.
 */
export async function endSession(page: Page, installation: Installation): Promise<void> {
  await page.goto('about:blank')
  await post(page.request, installation, '/api/sign-out', {})
  await page.context().clearCookies()
}

/** Tells Lya something without the chat page. */
export async function tellLya(
  page: Page,
  installation: Installation,
  text: string,
): Promise<unknown> {
  return post(page.request, installation, '/api/assistant/messages', { text })
}
