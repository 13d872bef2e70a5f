import type { Page } from '@playwright/test'
import { expect, tellLya, test } from './journey.ts'

const dialogs = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('button', { name: 'Nova Transação' }).first()

async function openTransactions(page: Page, email: string) {
  expect(email).toContain('@')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Transações' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeFocused()
}

test('keys typed at once after the press all reach the form', async ({ page, signedIn }) => {
  await openTransactions(page, signedIn.email)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('52,90')
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await expect(dialog.getByLabel('Valor')).toHaveValue('52,90')
})

test('an Enter typed with them sends the form', async ({ page, signedIn }) => {
  // The script of the form comes only once all of it has been typed.
  const letItCome = await hold(page, /transaction-dialog/)
  await openTransactions(page, signedIn.email)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('52,90')
  await page.keyboard.press('Enter')
  letItCome()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await expect(dialog.getByLabel('Descrição')).toBeFocused()
  await expect(dialog.getByLabel('Valor')).toHaveValue('52,90')
})

/** The scripts of that name come only once what this gives is called. */
async function hold(page: Page, script: RegExp) {
  const typed = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await typed.promise
    await route.continue()
  })
  return typed.resolve
}

test('keys typed while the palette is on its way all reach it', async ({ page, signedIn }) => {
  const letItCome = await hold(page, /palette/)
  await openTransactions(page, signedIn.email)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nova meta')
  letItCome()
  await expect(page.getByRole('combobox', { name: 'Buscar ou ir para' })).toHaveValue('nova meta')
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeFocused()
})

test('an Enter typed in the same breath runs what the words find', async ({ page, signedIn }) => {
  const letItCome = await hold(page, /palette/)
  await openTransactions(page, signedIn.email)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nova meta')
  await page.keyboard.press('Enter')
  letItCome()
  await expect(page.getByRole('dialog', { name: 'Nova Meta' })).toBeVisible()
  await expect(page).toHaveURL('/goals')
})

test('Back closes a sheet, asks when it is filled, and then leaves the page', async ({
  page,
  signedIn,
}) => {
  await openTransactions(page, signedIn.email)
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await expect(dialog.getByLabel('Valor')).toBeFocused()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/transactions')
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await dialog.getByLabel('Valor').fill('52,90')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Descartar o que você preencheu?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('Valor')).toHaveValue('52,90')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await page.goForward()
  await expect(page).toHaveURL('/transactions')
})

test('a dialog opened by its address is closed by Back once', async ({ page, signedIn }) => {
  await openTransactions(page, signedIn.email)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar ou ir para' }).fill('nova meta')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Nova Meta' })).toBeVisible()
  await expect(page).toHaveURL('/goals')
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/goals')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/transactions')
})

test('what is opened while a page is on its way keeps the focus, and Back closes it', async ({
  page,
  signedIn,
}) => {
  const letItCome = await hold(page, /dashboard-page/)
  expect(signedIn.email).toContain('@')
  await page.goto('/transactions')
  await opener(page).click()
  await expect(dialogs(page)).toHaveCount(1)
  // Its entry in the history stays, for the next one.
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await opener(page).click()
  const amount = page.getByRole('dialog', { name: 'Nova Transação' }).getByLabel('Valor')
  await expect(amount).toBeFocused()
  letItCome()
  await expect(page).toHaveTitle('Dashboard · Lya')
  await page.keyboard.type('52,90')
  await expect(amount).toHaveValue('52,90')
  await page.goBack()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/transactions')
})

test('Back closes what is opened after Forward', async ({ page, signedIn }) => {
  await openTransactions(page, signedIn.email)
  for (const name of ['Nova Transação', 'Período: Todo o período']) {
    await page.getByRole('button', { name }).first().click()
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL('/transactions')
  }
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('Back closes the choice of a month', async ({ page, signedIn }) => {
  await openTransactions(page, signedIn.email)
  await page.goto('/planning')
  await page.getByRole('group', { name: 'Mês' }).locator('[aria-haspopup=dialog]').click()
  await expect(page.getByRole('dialog', { name: 'Escolher mês' })).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/planning')
})

test('Back closes the choice of a period, with a day typed in it', async ({ page, signedIn }) => {
  await openTransactions(page, signedIn.email)
  await page.getByRole('button', { name: 'Período: Todo o período' }).click()
  await page.getByRole('button', { name: 'Personalizado' }).click()
  await dialogs(page).getByLabel('Início').fill('10/11/2026')
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/transactions')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('Back and Escape close the menu of the settings', async ({ page, signedIn }) => {
  // A phone has these places in its drawer.
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTransactions(page, signedIn.email)
  const settings = page.getByRole('button', { name: 'Configurações' })
  const profile = page.getByRole('menuitem', { name: 'Meu Perfil' })
  await settings.click()
  await expect(profile).toBeFocused()
  await page.goBack()
  await expect(profile).toHaveCount(0)
  await expect(page).toHaveURL('/transactions')
  await expect(settings).toBeFocused()
  await settings.click()
  await expect(profile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile).toHaveCount(0)
  await expect(settings).toBeFocused()
  await settings.click()
  await profile.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/transactions')
})

test('nothing that is about to be pressed moves when the figures come', async ({
  page,
  signedIn,
}) => {
  const letThemCome = await hold(page, /\/summary(\?|$)/)
  await openTransactions(page, signedIn.email)
  const period = page.getByRole('button', { name: 'Período: Todo o período' })
  const cards = page.getByRole('region', { name: 'Resumo desde o início' })
  await expect(cards).toHaveAttribute('aria-busy', 'true')
  const before = await period.boundingBox()
  letThemCome()
  await expect(cards).toHaveAttribute('aria-busy', 'false')
  await expect(cards.getByText('R$ 0,00').first()).toBeVisible()
  expect(await period.boundingBox()).toEqual(before)
})

test('nor when a long sum comes, and a press under way opens the choice', async ({
  page,
  signedIn,
}) => {
  const asked = Promise.withResolvers<void>()
  await page.route(/\/summary(\?|$)/, async (route) => {
    const sums = (await (await route.fetch()).json()) as object
    await asked.promise
    await route.fulfill({ json: { ...sums, totalBalanceCents: -12_345_678_901 } })
  })
  await openTransactions(page, signedIn.email)
  const period = page.getByRole('button', { name: 'Período: Todo o período' })
  const cards = page.getByRole('region', { name: 'Resumo desde o início' })
  await expect(cards).toHaveAttribute('aria-busy', 'true')
  const before = await period.boundingBox()
  await period.hover()
  await page.mouse.down()
  asked.resolve()
  await expect(cards.getByText('123.456.789,01')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Período' })).toBeVisible()
  expect(await period.boundingBox()).toEqual(before)
})

test('the way to Lya is there to press once nothing moves it any more', async ({
  page,
  signedIn,
  installation,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'gastei 52,90 no mercado ontem')
  const letThemCome = await hold(page, /\/api\/dashboard(\?|$)/)
  await page.goto('/dashboard')
  await expect(page.getByText('Carregando seus dados financeiros...')).toBeVisible()
  const way = page.getByRole('link', { name: /Gastou\? Conta para a Lya/ })
  await expect(way).toHaveCount(0)
  letThemCome()
  await expect(way).toBeVisible()
  const before = await way.boundingBox()
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await way.boundingBox()).toEqual(before)
  await way.click()
  await expect(page).toHaveURL('/lya')
})
