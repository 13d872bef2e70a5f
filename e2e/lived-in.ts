import { type APIRequestContext, type BrowserContext, request } from '@playwright/test'
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
    { scope: 'worker', timeout: 60_000 },
  ],
  atHome: async ({ context, livedIn }, use) => {
    await context.addCookies(livedIn.cookies)
    await use(undefined)
  },
})

async function live(own: APIRequestContext, installation: Installation): Promise<void> {
  const { url } = installation
  await post(own, installation, '/api/sign-up', newcomer())
  await post(own, installation, '/api/onboarding/skip', {})
  for (const text of messages) await post(own, installation, '/api/assistant/messages', { text })
  const listed = await own.get(`${url}/api/categories`)
  const { items } = (await listed.json()) as { items: { name: string; id: string }[] }
  const call = (method: string, path: string, body?: object): Promise<unknown> => {
    if (method !== 'POST' || !body) throw new Error(`plans are posted, not ${method}`)
    return post(own, installation, `/api${path}`, body)
  }
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const categoryIds = new Map(items.map(({ name, id }) => [name, id]))
  await makePlans({ account: { call }, today, categoryIds }, marinasPlans, [])
}
