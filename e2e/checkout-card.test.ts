import type { BrowserContext, Page } from '@playwright/test'
import {
  buyer,
  fillCard,
  fillPersonalData,
  goToPayment,
  payButton,
  salesOf,
  someCardNumber,
} from './buyer.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './journey.ts'

test.use({ expectedErrors: [/40[19] \((Conflict|Unauthorized)\)/] })

test('a stranger pays the annual plan in parts, and signs in to it', async ({
  page,
  context,
  installation,
}) => {
  const ana = buyer()
  const number = someCardNumber()
  await page.goto('/checkout?plan=anual')
  await expect(page.getByText('Ambiente de demonstração')).toBeVisible()
  await fillPersonalData(page, ana)
  await fillCard(page, number)
  await page.getByLabel('Parcelas').selectOption('12')
  await page.getByRole('button', { name: /^Pagar R\$\s260,64/ }).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  await expect(
    page.getByText('Pagamento confirmado! Sua assinatura foi ativada.').first(),
  ).toBeVisible()

  const [sale, ...others] = await salesOf(page, installation, ana.email)
  expect(sale).toMatchObject({ billingType: 'CREDIT_CARD', valueCents: 26_064, count: 12 })
  expect(others).toEqual([])
  expect(await everythingKept(page, context)).not.toMatch(new RegExp(`${number}|${groups(number)}`))

  // Back shows the purchase, and no form that could pay again.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email')).toHaveValue(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill(ana.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/(onboarding|dashboard)$/)
  await expect.poll(() => planOf(page, installation)).toBe('ATIVO')

  // Who has a plan changes it; nobody buys a second one.
  await page.goto('/checkout')
  await expect(page.getByRole('link', { name: 'Trocar de plano' })).toBeVisible()
})

test('whoever is signed in buys for themselves, and goes on where they were', async ({
  page,
  signedIn,
  installation,
}) => {
  await page.goto('/checkout?plan=trimestral')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(signedIn.email)
  await expect(page.getByLabel('Nome completo')).toHaveValue(signedIn.name)
  await expect(page.getByLabel('Crie uma senha')).toBeHidden()
  await page.getByLabel('CPF').fill(buyer().cpf)
  await goToPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Abrir a Lya' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  await expect.poll(() => planOf(page, installation)).toBe('ATIVO')
})

test('a declined card is said, and another one pays', async ({ page, installation }) => {
  const ana = buyer()
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  await fillCard(page, '5184019740373151')
  await payButton(page).click()
  await expect(page.getByText('Erro no pagamento')).toBeVisible()
  await expect(page.getByText('Pagamento recusado. Tente novamente.')).toBeVisible()
  await page.getByLabel('Número do cartão').fill(someCardNumber())
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  expect(await salesOf(page, installation, ana.email)).toHaveLength(1)
})

test('a double press and a second tab pay once', async ({ page, context, installation }) => {
  const ana = buyer()
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  const other = await context.newPage()
  await other.goto('/checkout')
  await expect(other.getByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible()
  await fillCard(page)
  await fillCard(other)
  await Promise.all([
    payButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    }),
    payButton(other).evaluate((button: HTMLButtonElement) => button.click()),
  ])
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  }
  expect(await salesOf(page, installation, ana.email)).toHaveLength(1)
})

async function planOf(page: Page, { url }: Installation): Promise<string | undefined> {
  const answer = await page.request.get(`${url}/api/session`)
  const { session } = (await answer.json()) as { session: { planStatus: string } | null }
  return session?.planStatus
}

/** All that this browser keeps anywhere. */
async function everythingKept(page: Page, context: BrowserContext): Promise<string> {
  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        texts.push(request.url, request.url.includes('/api/') ? ((await answer?.text()) ?? '') : '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error(name))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result as unknown[])
          reading.onerror = () => reject(reading.error ?? new Error(store))
        })
        texts.push(JSON.stringify(rows))
      }
      db.close()
    }
    return texts.join('\n')
  })
  return kept + JSON.stringify(await context.cookies())
}

function groups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
