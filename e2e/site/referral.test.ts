import type { Page } from '@playwright/test'
import type { Installation } from '../installation.ts'
import { expect, newcomer, post, test } from '../journey.ts'

const code = 'AMIGA123'
const ways = ['/', '/planos', '/testegratis', '/termos', '/privacidade', '/cookies', '/disclaimer']

/** The code of somebody who may invite. */
async function friendsCode(page: Page, installation: Installation): Promise<string> {
  await post(page.request, installation, '/api/sign-up', newcomer())
  const { code: own } = (await post(page.request, installation, '/api/referral/code', {})) as {
    code: string
  }
  await page.context().clearCookies()
  return own
}

test('every way on from a public page keeps the code of who invited', async ({
  page,
  installation,
}) => {
  const ref = await friendsCode(page, installation)
  for (const path of ways) {
    await test.step(path, async () => {
      await page.goto(`${path}?ref=${ref}`)
      await expect(page.getByRole('status').filter({ hasText: 'Link de indicação' })).toHaveText(
        /Link de indicação detectado!\s*Você foi indicado por um usuário parceiro\. Aproveite nossos benefícios!/,
      )
      const hrefs = await page
        .locator('a:is([href^="/register"], [href^="/checkout"], [href^="/planos"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.length).toBeGreaterThan(1)
      expect(hrefs.filter((href) => refOf(href) !== ref)).toEqual([])
      // A tab is told once of each code.
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test('an older link, with aff, means the same', async ({ page, installation }) => {
  const ref = await friendsCode(page, installation)
  await page.goto(`/testegratis?aff=${ref}`)
  await expect(page.getByText('Link de indicação detectado!')).toBeVisible()
  await page.getByRole('link', { name: 'Começar meu teste grátis' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?ref=${ref}$`))
})

test('whoever presses before the scripts have come was invited all the same', async ({
  page,
  installation,
}) => {
  const ref = await friendsCode(page, installation)
  let isSlow = true
  await page.route('**/assets/*.js', (route) => (isSlow ? undefined : route.continue()))
  // A page is not loaded before its scripts are.
  await page.goto(`/testegratis?ref=${ref}`, { waitUntil: 'commit' })
  const start = page.getByRole('link', { name: 'Começar meu teste grátis' })
  await expect(start).toHaveAttribute('href', '/register')
  // What was asked for before never comes.
  isSlow = false
  await start.click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText('Link de indicação detectado!')).toBeVisible()
})

test('a link that broke on its way takes nothing from the good one before', async ({
  page,
  installation,
}) => {
  const ref = await friendsCode(page, installation)
  await page.goto(`/?ref=${ref}`)
  await expect(page.getByText('Link de indicação detectado!')).toBeVisible()
  await page.goto('/testegratis?ref=ZZZZ9999')
  await expect.poll(() => registrationRef(page)).toBe(ref)
  await page.goto(`/testegratis?ref=${ref}.`)
  expect(await registrationRef(page)).toBe(ref)
})

test('whoever has an account is not told that they were invited', async ({
  page,
  installation,
}) => {
  const ref = await friendsCode(page, installation)
  await post(page.request, installation, '/api/sign-up', newcomer())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = page.waitForResponse(/\/api\/referral\/codes\//)
  await page.goto(`/?ref=${ref}`)
  await asked
  await expect(page.getByRole('link', { name: 'Abrir a Lya' }).first()).toBeVisible()
  await expect(page.getByText('Link de indicação detectado!')).toHaveCount(0)
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

test('a code that is markup stays a code, and nobody is told of it', async ({ page }) => {
  const ugly = '"><img src=x onerror=alert(1)>'
  const asked = page.waitForResponse(/\/api\/referral\/codes\//)
  await page.goto(`/planos?ref=${encodeURIComponent(ugly)}`)
  await asked
  // What stands around it is cut, as the full stop behind a pasted link is.
  await expect.poll(() => registrationRef(page)).toBe('img src=x onerror=alert(1')
  await expect(page.getByText('Link de indicação detectado!')).toHaveCount(0)
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
