import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { startInstallation } from '../installation.ts'
import { test as base, expect, newcomer, post } from '../journey.ts'
import { enterPixels } from './enter-pixels.ts'

const networks = ['analytics.tiktok.com', 'connect.facebook.net', 'www.googletagmanager.com']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const publicPages = [
  '/',
  '/privacidade',
  '/termos',
  '/disclaimer',
  '/cookies',
  '/planos',
  '/testegratis',
]

/** An installation whose operator set up all networks; none of them is asked for real. */
const test = base.extend<{ asked: string[] }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs none says {}.
    async ({}, use) => {
      const installation = await startInstallation()
      await enterPixels(installation)
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Every host that was asked beside ours, in order. */
  asked: async ({ context, baseURL }, use) => {
    const hosts: string[] = []
    const isForeign = (url: URL) => url.origin !== baseURL && url.protocol.startsWith('http')
    await context.route(isForeign, (route) => {
      hosts.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await use(hosts)
  },
})

const panel = (page: Page) => page.getByRole('region', { name: 'Cookies, só com o seu sim' })
const answer = (page: Page, name: string) => panel(page).getByRole('button', { name })

async function foreignSources(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path)
  const policy = response.headers()['content-security-policy'] ?? ''
  return policy.match(/https:\/\/[^\s;]+/g) ?? []
}

test('without a yes nothing is asked of anybody else', async ({ page, asked }) => {
  for (const path of publicPages) {
    await page.goto(path)
    await expect(panel(page)).toBeVisible()
  }
  const axe = new AxeBuilder({ page }).include('[data-consent]').withTags(standards)
  expect((await axe.analyze()).violations).toEqual([])
  await answer(page, 'Recusar').click()
  await expect(panel(page)).toBeHidden()
  for (const path of ['/', '/testegratis', '/termos']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Preferências de cookies' })).toBeVisible()
    await expect(panel(page)).toBeHidden()
  }
  expect(asked).toEqual([])
})

test.describe('after a yes', () => {
  const named = networks.map((host) => host.replaceAll('.', '\\.')).join('|')
  test.use({ expectedErrors: [new RegExp(`^a request to https://(${named})/`)] })

  test('public pages ask the named hosts, and nothing else does', async ({
    page,
    asked,
    installation,
  }) => {
    await page.goto('/')
    await answer(page, 'Aceitar').click()
    await expect.poll(() => [...new Set(asked)].sort()).toEqual(networks)

    // One id for one fact, whichever network hears of it.
    const told = () =>
      page.evaluate(() => {
        const { fbq, ttq } = window as unknown as { fbq: { queue: unknown[][] }; ttq: unknown[][] }
        const meta = fbq.queue.find(([, event]) => event === 'ViewContent')
        const tiktok = ttq.find(([, event]) => event === 'ViewContent')
        return [meta?.[3], tiktok?.[3]] as [{ eventID: string }?, { event_id: string }?]
      })
    await expect.poll(async () => (await told())[1]?.event_id).toMatch(/^view\.[\da-f]{16}$/)
    const [meta, tiktok] = await told()
    expect(tiktok?.event_id).toBe(meta?.eventID)

    asked.length = 0
    expect(await foreignSources(page, '/')).not.toEqual([])
    for (const path of ['/login', '/register', '/checkout', '/dashboard', '/nada-por-aqui']) {
      expect([path, await foreignSources(page, path)]).toEqual([path, []])
    }
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    await page.goto('/checkout?plan=anual')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const person = newcomer()
    await post(page.request, installation, '/api/sign-up', person)
    await post(page.request, installation, '/api/onboarding/skip', {})
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  test('it is taken back in the footer, and nothing is asked from then on', async ({
    page,
    asked,
  }) => {
    await page.goto('/')
    await answer(page, 'Escolher').click()
    await page.getByRole('checkbox', { name: /^Medição/ }).check()
    await answer(page, 'Salvar escolha').click()
    await expect.poll(() => asked).toEqual(['www.googletagmanager.com'])
    await page.goto('/termos')
    await expect(panel(page)).toBeHidden()
    await expect.poll(() => asked.length).toBe(2)

    const opener = page.getByRole('button', { name: 'Preferências de cookies' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: /^Medição/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    asked.length = 0
    const reloaded = page.waitForEvent('load')
    await answer(page, 'Recusar').click()
    await reloaded
    await page.goto('/')
    await expect(opener).toBeVisible()
    await expect(panel(page)).toBeHidden()
    expect(asked).toEqual([])
    const kept = (await page.context().cookies()).map(({ name }) => name)
    expect(kept).not.toContain('lya_visitante')
  })
})
