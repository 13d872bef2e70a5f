import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { printCode } from '../server/platform/images/testing/print-code.ts'
import { expect, newcomer, post, test } from './journey.ts'

const pixCode =
  '00020126420014br.gov.bcb.pix0120teste@exemplo.com.br520400005303986540510.505802BR5913EMPRESA TESTE6009SAO PAULO62120508PEDIDO426304CF3A'

/** The telephone of the demonstration, in a page of its own. */
interface Telephone {
  page: Page
  messages: Locator
  write(text: string): Promise<void>
  attach(kind: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

async function openTelephone(page: Page): Promise<Telephone> {
  await page.goto('/simulador/whatsapp')
  await page.getByLabel('Seu número').fill(`55${newcomer().phone}`)
  await page.getByLabel('Seu número').press('Tab')
  return {
    page,
    messages: page.getByRole('list', { name: 'Conversa' }),
    write: async (text) => {
      await page.getByLabel('Mensagem', { exact: true }).fill(text)
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    },
    attach: async (kind, file) => {
      const picker = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Anexar' }).click()
      await page.getByRole('button', { name: kind, exact: true }).click()
      await (await picker).setFiles(file)
      await expect(page.getByText(file.name)).toBeVisible()
    },
  }
}

/** One that is connected to whoever is signed in. */
const connected = test.extend<{ telephone: Telephone }>({
  telephone: async ({ page, context, installation, signedIn }, use) => {
    expect(signedIn.email).toContain('@')
    const asked = await post(page.request, installation, '/api/channels/link-codes', {})
    const telephone = await openTelephone(await context.newPage())
    await telephone.write((asked as { code: string }).code)
    await expect(telephone.messages).toContainText('este número está conectado à sua conta')
    await use(telephone)
  },
})

test('somebody connects a number, tells Lya an expense there and takes it back', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Conectar meu WhatsApp' }).click()
  const digits = page.getByText(/^\d{6}$/)
  await expect(digits).toBeVisible()
  const code = (await digits.textContent()) ?? ''
  const link = page.getByRole('link', { name: /^Abrir o WhatsApp/ })
  await expect(link).toHaveAttribute('href', new RegExp(`Vincular%20${code}$`))
  const { messages, write } = await openTelephone(await context.newPage())

  await write('oi')
  await expect(messages).toContainText('Ainda não conheço este número')
  await write(code)
  await expect(messages).toContainText('este número está conectado à sua conta')
  await expect(page.getByRole('button', { name: /^Desconectar \+55/ })).toBeVisible()

  await write('gastei 52,90 no mercado ontem')
  await expect(messages).toContainText(/R\$\s52,90 em Alimentação, ontem/)
  await page.goto('/transactions')
  await expect(page.getByText(/52,90/).first()).toBeVisible()

  await messages.getByRole('button', { name: 'Desfazer' }).click()
  await expect(messages).toContainText('Pronto, desfiz o lançamento')
  await expect(page.getByText(/52,90/)).toHaveCount(0)
})

connected(
  'a photo of a PIX code is fetched, read, confirmed and written',
  async ({ page, telephone }) => {
    const { messages } = telephone
    const buffer = await printCode(pixCode)
    await telephone.attach('Foto', { name: 'pix.png', mimeType: 'image/png', buffer })
    await telephone.page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const photo = messages.getByRole('img', { name: 'Foto: pix.png' })
    await expect(photo).toBeVisible()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(messages).toContainText(/Li um PIX para Empresa Teste: R\$\s10,50 em Outros, hoje/)
    await messages.getByRole('button', { name: 'Sim', exact: true }).click()
    await expect(messages).toContainText(/Anotei! .*R\$\s10,50/)
    await page.goto('/transactions')
    await expect(page.getByText(/10,50/).first()).toBeVisible()
  },
)

connected('a recording and a document are asked for in words', async ({ telephone }) => {
  const { messages } = telephone
  const recording = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200)])
  await telephone.attach('Áudio', { name: 'fala.ogg', mimeType: 'audio/ogg', buffer: recording })
  await telephone.page.keyboard.press('Enter')
  await expect(messages).toContainText('Ainda não consigo ouvir áudios por aqui')
  const pdf = { name: 'fatura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await telephone.attach('Documento', pdf)
  await telephone.page.keyboard.press('Enter')
  await expect(messages).toContainText('Esse tipo de arquivo eu não abro')
})

connected(
  'what comes a day late is noted for its day, and answered by the template',
  async ({ telephone }) => {
    const { page, messages } = telephone
    await page.getByRole('button', { name: 'Anexar' }).click()
    await page.getByRole('checkbox', { name: /25 h de atraso/ }).check()
    await telephone.write('mercado 80')
    await expect(messages).toContainText('Modelo aprovado: lya_resposta')
    await expect(messages).toContainText(
      /Oi! Aqui está a resposta da Lya: Anotei! .*R\$\s80,00 em Alimentação, (ante)?ontem\./,
    )
    await expect(messages).toContainText('chegou com atraso')
    await telephone.write('uber 20')
    await expect(messages).toContainText(/Anotei! Uber, R\$\s20,00 em Transporte, hoje/)
  },
)

connected(
  'the telephone is used by keys alone, and axe finds nothing on it',
  async ({ telephone }) => {
    const { page, messages } = telephone
    const field = page.getByLabel('Mensagem', { exact: true })
    const buffer = await printCode(pixCode)
    await telephone.attach('Foto', { name: 'pix.png', mimeType: 'image/png', buffer })
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(messages.getByRole('button', { name: 'Sim', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(messages.getByRole('button', { name: 'Sim', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(messages).toContainText('Tudo bem, não anotei nada')

    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Não responder' })).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: /25 h de atraso/ })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: /25 h de atraso/ })).toBeHidden()
  },
)
