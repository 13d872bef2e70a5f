import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const code = 'AMIGA123'
const ways = ['/', '/planos', '/testegratis', '/termos', '/privacidade', '/cookies', '/disclaimer']

test('every way on from a public page keeps the code of who invited', async ({ page }) => {
  for (const [at, path] of ways.entries()) {
    await test.step(path, async () => {
      // A tab is told once of each code.
      const ref = `AMIGA${at}`
      await page.goto(`${path}?ref=${ref}`)
      await expect(page.getByRole('status').filter({ hasText: 'Link de indicação' })).toHaveText(
        /Link de indicação detectado!\s*Você foi indicado por um usuário parceiro\. Aproveite nossos benefícios!/,
      )
      const hrefs = await page
        .locator('a:is([href^="/register"], [href^="/checkout"], [href^="/planos"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.length).toBeGreaterThan(1)
      expect(hrefs.filter((href) => refOf(href) !== ref)).toEqual([])
    })
  }
})

test('an older link, with aff, means the same', async ({ page }) => {
  await page.goto(`/testegratis?aff=${code}`)
  await expect(page.getByText('Link de indicação detectado!')).toBeVisible()
  await page.getByRole('link', { name: 'Começar meu teste grátis' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?ref=${code}$`))
})

test('a plan that is chosen goes along to the registration, and so does who invited', async ({
  page,
}) => {
  await page.goto(`/testegratis?ref=${code}`)
  await page.getByRole('link', { name: /Começar grátis Plano Anual/ }).click()
  await expect(page.getByText('Etapa 1 de 2')).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ plan: 'anual', ref: code })
})

test('a code that is markup stays a code', async ({ page }) => {
  const ugly = '"><img src=x onerror=alert(1)>'
  await page.goto(`/planos?ref=${encodeURIComponent(ugly)}`)
  await expect(page.getByText('Link de indicação detectado!')).toBeVisible()
  expect(await registrationRef(page)).toBe(ugly)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})

test('a visitor whom nobody invited is told nothing, and links stay as they are', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await registrationRef(page)).toBeNull()
  await expect(page.getByText('Link de indicação detectado!')).toHaveCount(0)
})

async function registrationRef(page: Page): Promise<string | null> {
  return refOf((await page.locator('a[href^="/register"]').first().getAttribute('href')) ?? '')
}

function refOf(href: string): string | null {
  return new URL(href, 'http://localhost').searchParams.get('ref')
}
