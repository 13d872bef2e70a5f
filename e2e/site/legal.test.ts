import { expect, test } from '../journey.ts'

const pages = [
  { path: '/privacidade', title: 'Política de Privacidade', says: /até 15 dias úteis/ },
  { path: '/termos', title: 'Termos de Uso', says: /10 dias de antecedência[\s\S]*Brasília-DF/ },
  { path: '/disclaimer', title: 'Aviso Legal', says: /não é instituição financeira/i },
  { path: '/cookies', title: 'Política de Cookies', says: /lya_session/ },
]

for (const { path, title, says } of pages) {
  test(`${path} can be read without an account, and names the operator`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} | Lya`)
    const text = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ')
    expect(text).toContain('27 de junho de 2025')
    expect(text).toMatch(says)
    expect(text).not.toMatch(/\{\{|undefined/)
  })
}

test('the footer leads to every legal page, each in a tab of its own', async ({ page }) => {
  await page.goto('/')
  for (const { title, path } of pages) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: title })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', path)
  }
  const opened = page.waitForEvent('popup')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()
})

test('the cookie policy names everything that the product leaves in a browser', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.name).not.toBe('')
  for (const path of [
    '/dashboard',
    '/lya',
    '/transactions',
    '/profile',
    '/checkout',
    '/?ref=AMIGA123',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto('/cookies')
  const named = (await page.locator('tbody th').allTextContents()).join(', ').split(', ')
  expect([...cookies, ...kept].filter((name) => !named.includes(name))).toEqual([])
})
