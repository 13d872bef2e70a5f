import { expect, newcomer, post, test } from './journey.ts'

test('somebody connects a number, tells Lya an expense there and takes it back', async ({
  page,
  context,
  installation,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const asked = await post(page.request, installation, '/api/channels/link-codes', {})
  const { code } = asked as { code: string }

  const telephone = await context.newPage()
  await telephone.goto('/simulador/whatsapp')
  await telephone.getByLabel('Seu número').fill(`55${newcomer().phone}`)
  await telephone.getByLabel('Seu número').press('Tab')
  const write = async (text: string): Promise<void> => {
    await telephone.getByLabel('Mensagem').fill(text)
    await telephone.getByRole('button', { name: 'Enviar', exact: true }).click()
  }
  const messages = telephone.getByRole('list', { name: 'Conversa' })

  await write('oi')
  await expect(messages).toContainText('Ainda não conheço este número')
  await write(code)
  await expect(messages).toContainText('este número está conectado à sua conta')

  await write('gastei 52,90 no mercado ontem')
  await expect(messages).toContainText(/R\$\s52,90 em Alimentação, ontem/)
  await page.goto('/transactions')
  await expect(page.getByText(/52,90/).first()).toBeVisible()

  await messages.getByRole('button', { name: 'Desfazer' }).click()
  await expect(messages).toContainText('Pronto, desfiz o lançamento')
  await expect(page.getByText(/52,90/)).toHaveCount(0)
})
