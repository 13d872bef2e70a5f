import { type APIRequestContext, type BrowserContext, request } from '@playwright/test'
import type { Account } from '#tools/demo/account.ts'
import { finishOnboarding } from '#tools/demo/finish-onboarding.ts'
import { makePlans } from '#tools/demo/plan.ts'
import { marinasPlans } from '#tools/demo/plans.seed.ts'
import type { Installation } from './installation.ts'
import { test as base, newcomer, post } from './journey.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const messages = ['gastei 52,90 no mercado ontem e uber 18,40', 'recebi 3.200 de salário']

/** A journey of somebody whose every page has something on it; the same person in each worker. */
export const test = base.extend<{ atHome: undefined }, { livedIn: State }>({
  livedIn: [
    async ({ installation }, use) => {
      const own = await request.newContext()
      await live(own, installation)
      await use(await own.storageState())
      await own.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  atHome: async ({ context, livedIn }, use) => {
    await context.addCookies(livedIn.cookies)
    await use(undefined)
  },
})

async function live(own: APIRequestContext, installation: Installation): Promise<void> {
  await post(own, installation, '/api/sign-up', newcomer())
  const { url } = installation
  const call: Account['call'] = async (method, path, data) => {
    const response = await own.fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url },
      ...(data && { data }),
    })
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const categoryIds = await finishOnboarding({ call })
  for (const text of messages) await call('POST', '/assistant/messages', { text })
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  await makePlans({ account: { call }, today, categoryIds }, marinasPlans, [])
}
