import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const publicPages = ['/', '/planos', '/testegratis', '/privacidade', '/termos', '/cookies']

/** What a page says to machines, by schema.org's name of the thing. */
async function said(page: Page, kind: string): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const all = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  return all.find((one) => one['@type'] === kind) ?? {}
}

test('the sitemap names every public page, and each answers under its own address', async ({
  page,
  installation,
}) => {
  const { url } = installation
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => String(place))
  expect(places).toEqual(expect.arrayContaining(publicPages.map((path) => `${url}${path}`)))
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`)
  for (const place of places) {
    await page.goto(`${place}?ref=AMIGA123`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', place)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  }
})

test('who shows a link to us has a picture for it', async ({ page }) => {
  await page.goto('/testegratis')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await page.request.get(address ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  // Larger ones are not shown by WhatsApp.
  expect((await picture.body()).length).toBeLessThan(300_000)
})

test('machines read the questions that people read, and the prices of the catalogue', async ({
  page,
}) => {
  await page.goto('/')
  const { mainEntity } = (await said(page, 'FAQPage')) as { mainEntity: { name: string }[] }
  const questions = await page.locator('#perguntas summary').allTextContents()
  expect(questions).toHaveLength(6)
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map((text) => text.trim()))

  const catalogue = await (await page.request.get('/api/plans')).json()
  const prices = catalogue.plans.map(({ priceCents }: { priceCents: number }) => priceCents)
  for (const path of ['/', '/planos', '/testegratis']) {
    await page.goto(path)
    const { offers } = (await said(page, 'SoftwareApplication')) as {
      offers: { price: string; priceCurrency: string }[]
    }
    expect(offers.map(({ price }) => Math.round(Number(price) * 100))).toEqual(prices)
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['BRL']))
  }
})
