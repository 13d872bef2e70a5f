import { expect, test } from '../journey.ts'

interface Plan {
  slug: string
  priceCents: number
  instalmentsShown: { count: number; valueCents: number } | null
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const written = (cents: number) => reais.format(cents / 100).replace(/\s/g, ' ')

test.describe('the prices of the catalogue', () => {
  // Search engines, and whoever has no script, read them too.
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/planos', '/testegratis']) {
    test(`stand on ${path}, and no others`, async ({ page }) => {
      const { plans } = (await (await page.request.get('/api/plans')).json()) as { plans: Plan[] }
      expect(plans.map(({ slug }) => slug)).toEqual(['mensal', 'trimestral', 'anual'])
      await page.goto(path)
      const text = ((await page.locator('main').textContent()) ?? '').replace(/\s/g, ' ')
      for (const { priceCents, instalmentsShown: parts } of plans) {
        expect(text).toContain(written(priceCents))
        if (parts) expect(text).toContain(`${parts.count}x de ${written(parts.valueCents)}`)
      }
      expect(text).not.toMatch(/R\$ (49|117|297),00|\{\{/)
    })
  }
})

test('each plan of /planos leads to its checkout', async ({ page }) => {
  await page.goto('/planos')
  await expect(page).toHaveTitle('Planos | Lya')
  await expect(page.getByRole('heading', { name: 'Planos', exact: true })).toBeVisible()
  for (const [plan, name] of [
    ['mensal', 'Plano Mensal'],
    ['trimestral', 'Plano Trimestral'],
    ['anual', 'Plano Anual'],
  ]) {
    const link = page.getByRole('link', { name: `Assinar ${name}` })
    await expect(link).toHaveAttribute('href', `/checkout?plan=${plan}`)
  }
  await expect(page.getByText('Seu plano atual').first()).toBeHidden()
})

test('a page served without the catalogue waits, says so, and takes the cards when they come', async ({
  page,
}) => {
  const whole = await (await page.request.get('/planos')).text()
  // What the server serves while its database has never answered.
  const waiting = whole.replace(
    /<div data-plans="">[\s\S]*?<\/ul><\/div>(?=<ul)/,
    `<div data-plans=""><div data-plans-unknown="">
      <ul data-part="skeleton" aria-busy="true"><li>...</li></ul>
      <div data-part="failure" role="alert" hidden><p>Erro ao carregar planos. Tente novamente.</p>
      <button type="button">Tentar novamente</button></div></div></div>`,
  )
  expect(waiting).not.toContain('data-plan="anual"')
  let isBack = false
  await page.route('**/planos', (route) =>
    isBack ? route.continue() : route.fulfill({ body: waiting, contentType: 'text/html' }),
  )
  await page.goto('/planos')
  await expect(page.getByText('Erro ao carregar planos. Tente novamente.')).toBeVisible()
  isBack = true
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('link', { name: 'Assinar Plano Anual' })).toBeVisible()
})
