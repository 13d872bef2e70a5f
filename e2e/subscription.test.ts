import { expect, test } from './journey.ts'
import { buyPlan } from './subscriber.ts'

const page1 = '/profile?aba=assinatura'

test('somebody cancels with a reason, and thinks better of it', async ({
  page,
  signedIn,
  installation,
}) => {
  await page.goto(page1)
  const main = page.getByRole('main')
  await expect(main.getByText('Teste grátis', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ver planos' })).toBeVisible()

  await buyPlan(page, installation, signedIn)
  await page.reload()
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Renova em .* por R\$.39,90\.$/)).toBeVisible()

  await main.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar a assinatura?' })
  await dialog.getByRole('radio', { name: 'Não uso tanto quanto esperava' }).check()
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Cancelamento marcado')).toBeVisible()
  await expect(main.getByText('Nenhuma')).toBeVisible()

  await page.reload()
  await main.getByRole('button', { name: 'Retomar assinatura' }).click()
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()
})

test('somebody changes to a dearer plan for what the page said', async ({
  page,
  signedIn,
  installation,
}) => {
  await buyPlan(page, installation, signedIn)
  await page.goto(page1)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Trocar de plano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trocar de plano' })
  await dialog.getByRole('radio', { name: /Plano Anual/ }).click()
  await expect(dialog.getByText(/^Crédito de \d+ dias não usados$/)).toBeVisible()
  await expect(dialog.getByText('R$ 210,00', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmar e pagar' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('R$ 249,90 por ano')).toBeVisible()

  await main.getByRole('button', { name: 'Trocar de plano' }).click()
  await dialog.getByRole('radio', { name: /Plano Mensal/ }).click()
  await expect(dialog.getByText(/Até lá, nada muda e nada é cobrado\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmar troca' }).click()
  await expect(main.getByText(/, já no Plano Mensal\.$/)).toBeVisible()
  await main.getByRole('button', { name: 'Manter o plano atual' }).click()
  await expect(main.getByText(/^Renova em .* por R\$.249,90\.$/)).toBeVisible()
})

test('somebody prints a receipt, takes the money back, and is let go', async ({
  page,
  signedIn,
  installation,
}) => {
  await buyPlan(page, installation, signedIn)
  await page.goto(page1)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Recibo de/ }).click()
  await expect(main.getByRole('heading', { name: 'Recibo de pagamento' })).toBeVisible()
  await expect(main.getByText('R$ 39,90')).toBeVisible()
  await expect(main.getByText(/Ambiente de demonstração/)).toBeVisible()
  await main.getByRole('link', { name: 'Voltar para a assinatura' }).click()

  await main.getByRole('button', { name: 'Pedir reembolso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir o dinheiro de volta?' })
  await dialog.getByRole('button', { name: 'Pedir reembolso' }).click()
  // The provider gives it back in its own time, and the page hears of it by itself.
  await expect(main.getByText('Reembolsada', { exact: true })).toBeVisible()
  await expect(main.getByText('Reembolsado', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ver planos' })).toBeVisible()
})

test('somebody pays the next renewals with another card, or by PIX', async ({
  page,
  signedIn,
  installation,
}) => {
  await buyPlan(page, installation, signedIn)
  await page.goto(page1)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Mudar forma de pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar forma de pagamento' })
  await dialog.getByLabel('Número do cartão').fill('5162306219378829')
  await dialog.getByLabel('Nome do titular').fill('MARINA ALVES')
  await dialog.getByLabel('Validade').fill('1235')
  await dialog.getByLabel('CVV').fill('737')
  await dialog.getByLabel('CPF ou CNPJ do titular').fill('52998224725')
  await dialog.getByLabel('CEP').fill('01310100')
  await dialog.getByLabel('Número da casa').fill('10')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Seu cartão foi salvo com segurança.')).toBeVisible()
  await expect(main.getByText('Mastercard **** 8829')).toBeVisible()

  await main.getByRole('button', { name: 'Mudar forma de pagamento' }).click()
  await dialog.getByRole('radio', { name: 'PIX' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(main.getByText('PIX', { exact: true })).toBeVisible()
})
