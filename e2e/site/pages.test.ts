import { expect, test } from '../journey.ts'

test('the trial page has all its parts, and its button leads to the plans', async ({ page }) => {
  await page.goto('/testegratis')
  await expect(page).toHaveTitle('Teste Grátis 7 Dias | Lya')
  await expect(page.getByText('Teste Grátis 7 dias! Depois, menos de R$1 por dia')).toBeVisible()
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1)
  for (const said of [/R\$ 347/, /10\.000\+/, /−34%/, /87%/, /89%/, /92%/, /95%/]) {
    await expect(page.getByRole('main')).toContainText(said)
  }
  await expect(page.getByRole('figure').filter({ has: page.locator('blockquote') })).toHaveCount(3)
  await page.getByRole('link', { name: 'Quero testar grátis' }).click()
  await expect(page.locator('#planos')).toBeInViewport()
  const footer = page.getByRole('contentinfo')
  const places = ['/dashboard', '/planos', '/help', '/testegratis', '/termos', '/privacidade']
  for (const path of places) {
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the trial page registers it, and it alone of the public pages', async ({ page }) => {
    await page.goto('/planos')
    const registrations = () =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.length
      })
    expect(await registrations()).toBe(0)
    await page.goto('/testegratis')
    await expect.poll(registrations).toBe(1)
  })
})

test('the landing page can be walked by the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByText('Preciso de cartão de crédito para testar?')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Você cria a conta com nome, e-mail e telefone')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Você cria a conta com nome, e-mail e telefone')).toBeHidden()
  await page.getByRole('link', { name: 'Comparar os planos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/planos$/)
})

test.describe('a picture that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is said to be missing, and comes when it is asked for again', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort())
    await page.goto('/')
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao carregar imagem' })
    await page
      .getByRole('heading', { name: 'Seu mês inteiro em uma tela' })
      .scrollIntoViewIfNeeded()
    await expect(failure).toBeVisible()
    await page.unroute('**/pictures/**')
    await failure.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(failure).toBeHidden()
    const picture = page.getByRole('img', { name: /Dashboard da Lya/ })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
