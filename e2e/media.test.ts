import { printCode } from '../server/platform/images/testing/print-code.ts'
import { expect, test } from './journey.ts'

const pixCode =
  '00020126420014br.gov.bcb.pix0120teste@exemplo.com.br520400005303986540510.505802BR5913EMPRESA TESTE6009SAO PAULO62120508PEDIDO426304CF3A'

test('a photo of a PIX code is confirmed and written', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/lya')
  const buffer = await printCode(pixCode)
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar uma foto' }).click()
  await (await picker).setFiles({ name: 'pix.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('📷 Foto')).toBeVisible()
  await expect(page.getByText(/Li um PIX para Empresa Teste: R\$.10,50/)).toBeVisible()

  await page.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByText('O que eu corrijo?')).toBeVisible()
  await page.getByLabel('Mensagem para a Lya').fill('foi 45 no mercado')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/R\$.45,00 em Alimentação, hoje. Posso anotar\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect(page.getByText(/Anotei! .*R\$.45,00/)).toBeVisible()

  await page.goto('/transactions')
  await expect(page.getByText(/45,00/).first()).toBeVisible()
})

test.describe('a file that lies about itself', () => {
  test.use({ expectedErrors: [/40\d|42\d/] })

  test('is refused kindly, and nothing is written', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@')
    await page.goto('/lya')
    const picker = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Enviar uma foto' }).click()
    const buffer = Buffer.from('<script>alert(1)</script>')
    await (await picker).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(/Não consegui abrir esse arquivo/)).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByText('📷 Foto')).toHaveCount(0)
  })
})
