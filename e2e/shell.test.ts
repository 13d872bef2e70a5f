import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, newcomer, post, tellLya, test } from './journey.ts'
import { openMenu } from './menu.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const places = [
  'Dashboard',
  'Planejamento',
  'Transações',
  'Categorias',
  'Metas',
  'Pagamentos',
  'Indique e ganhe $',
  'Assistente Lya',
]

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Buscar ou ir para' }).click()
  return page.getByRole('combobox', { name: 'Buscar ou ir para' })
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`)).toEqual([])
}

test('the menu leads to a page, whose title takes the focus', async ({
  page,
  isMobile,
  signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  const menu = await openMenu(page, isMobile)
  await expect(menu.getByRole('link')).toHaveText(places)
  await menu.getByRole('link', { name: 'Transações' }).click()
  await expect(page).toHaveURL(/\/transactions$/)
  await expect(page).toHaveTitle('Transações · Lya')
  await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the keyboard reaches the content first, and nothing hides what has the focus', async ({
  page,
  isMobile,
  signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  if (!isMobile) return
  const last = page.getByRole('main').getByRole('link').last()
  // While the page still loads, another link may become the last after this one has the focus.
  await expect(async () => {
    await last.focus()
    const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox()
    const box = await page.locator(':focus').boundingBox()
    expect(box).not.toBeNull()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }).toPass()
})

test('the palette finds a page and a transaction', async ({
  page,
  installation,
  isMobile,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'cinema 45 reais')
  await tellLya(page, installation, 'uber 18,40')
  await page.goto('/dashboard')
  await expect(page.getByText('Cinema')).toBeVisible()
  if (isMobile) await openPalette(page)
  else await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar ou ir para' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('cinema')
  await page.getByRole('option', { name: 'Buscar "cinema" nas transações' }).click()
  await expect(page).toHaveURL(/\/transactions\?search=cinema$/)
  await expect(page.getByRole('button', { name: 'Editar Cinema' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Editar Uber/ })).toBeHidden()

  await (await openPalette(page)).fill('dash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await (await openPalette(page)).fill('novo orcamento')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Novo Orçamento' })).toBeVisible()
  await expect(page).toHaveURL(/\/planning$/)
})

test('every amount is covered until the eye is pressed again', async ({
  page,
  installation,
  signedIn,
}) => {
  await tellLya(page, installation, 'cinema 45,67 reais')
  await page.goto('/dashboard')
  await expect(page.getByText(/45,67/).first()).toBeVisible()
  const eye = page.getByRole('button', { name: 'Ocultar valores' })
  await eye.click()
  await expect(page.getByText(/45,67/)).toHaveCount(0)
  await expect(page.getByText('••••').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/transactions')
  await expect(page.getByText('Cinema')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cinema')).toBeVisible()
  await expect(page.getByText(/45,67/)).toHaveCount(0)
  await page.goto('/lya')
  await expect(page.getByRole('log').getByText('••••').first()).toBeVisible()
  await expect(page.getByText(/45,67/)).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByText(/45,67/).first()).toBeVisible()
})

test('a reload shows what was seen, and nobody else sees it', async ({
  page,
  installation,
  isMobile,
  signedIn,
}) => {
  await tellLya(page, installation, 'cinema 45,67 reais')
  // The first word of the server's has everything asked anew, and what is on its way is not kept: a
  // reload in between would find nothing.
  await page.route('**/api/events*', () => undefined)
  await page.goto('/dashboard')
  await expect(page.getByText(/45,67/).first()).toBeVisible()

  // The server does not answer for now: what is seen is what the tab kept.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/dashboard*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(/45,67/).first()).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('financial_data_cache'))
  // Behind a colon, because ids and times hold these digits too.
  const amount = /:-?4567\b/
  expect(kept).toMatch(amount)
  release()

  const menu = await openMenu(page, isMobile)
  await menu.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Logout realizado com sucesso!')).toBeVisible()
  await expect(page.getByText('Até a próxima!')).toBeVisible()
  const left = await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))
  expect(JSON.stringify(left)).not.toMatch(amount)
  expect(JSON.stringify(left)).not.toContain(signedIn.email)

  const bia = newcomer('Bia Souza')
  await post(page.request, installation, '/api/sign-up', bia)
  await post(page.request, installation, '/api/onboarding/skip', {})
  await page.goto('/dashboard')
  await expect(page.getByText('Nenhuma atividade encontrada')).toBeVisible()
  await expect(page.getByText(/45,67/)).toHaveCount(0)
})

test.describe('a new version', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)|dynamically imported module/] })

  test('reloads a tab whose files it took away, instead of crashing it', async ({
    page,
    signedIn,
  }) => {
    // What is fetched while nobody does anything would be there before it is taken away.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
    let isGone = true
    await page.route(/\/assets\/palette-.*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Buscar ou ir para' }).click()
    await reloaded
    isGone = false
    await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
    await expect(page.getByText('Algo quebrou por aqui')).toHaveCount(0)
    await openPalette(page)
    await expect(page.getByRole('combobox')).toBeVisible()
  })
})

test('paper is light, whole and without anything to press', async ({
  page,
  installation,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'cinema 45,67 reais')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/transactions')
  await expect(page.getByText('Cinema')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Cinema')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const text = await page.getByText('Cinema').evaluate((one) => getComputedStyle(one).color)
  expect(text).toBe('rgb(15, 42, 51)')
})
