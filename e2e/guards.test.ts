import { expect, test } from './journey.ts'

for (const path of ['/dashboard', '/transactions', '/lya', '/onboarding', '/profile', '/help']) {
  test(`a guest who opens ${path} is asked to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  })
}

for (const path of ['/login', '/register', '/signup']) {
  test(`somebody signed in who opens ${path} is sent to the dashboard`, async ({
    page,
    signedIn,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('answers 404 with a way home', async ({ page }) => {
    const response = await page.goto('/nada-por-aqui')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: /início|página inicial/i }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
