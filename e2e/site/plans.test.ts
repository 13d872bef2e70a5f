import { readFile } from 'node:fs/promises'
import { fillSlots } from '../../server/platform/http/web/fill-page.ts'
import type { PageValues } from '../../server/platform/http/web/page-values.ts'
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
  let isBack = false
  const seen = Promise.withResolvers<void>()
  const body = await servedWith({ arePlansKnown: false, hasPlans: false, plans: [] })
  await page.route('**/planos', async (route) => {
    // What the page's script asks for comes once the skeletons have been looked at.
    if (route.request().resourceType() !== 'document') await seen.promise
    await (isBack ? route.continue() : route.fulfill(body))
  })
  await page.goto('/planos')
  await expect(page.getByRole('list', { name: 'Carregando planos...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByText('Erro ao carregar planos. Tente novamente.')).toBeVisible()
  isBack = true
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('link', { name: 'Assinar Plano Anual' })).toBeVisible()
})

test('a catalogue without a plan that is on says so', async ({ page }) => {
  const body = await servedWith({ arePlansKnown: true, hasPlans: false, plans: [] })
  await page.route('**/planos', (route) => route.fulfill(body))
  await page.goto('/planos')
  await expect(page.getByText('Nenhum plano ativo encontrado.')).toBeVisible()
})

/** The built page as the server fills it in with these; all else that it asks for is not set up. */
async function servedWith(values: PageValues) {
  const file = new URL('../../web/build/client/planos/index.html', import.meta.url)
  const all = new Proxy(values, {
    has: () => true,
    get: (known, name) => (Reflect.has(known, name) ? Reflect.get(known, name) : null),
  })
  return { body: fillSlots(await readFile(file, 'utf8'), all), contentType: 'text/html' }
}
