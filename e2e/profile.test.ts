import { join } from 'node:path'
import { endSession, expect, newcomer, test } from './journey.ts'

const picture = join(import.meta.dirname, '../web/public/icon-512.png')

test('somebody changes their name, phone and zone', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/profile')
  await page.getByLabel('Nome').fill('Marina Alves Lima')
  const phone = newcomer().phone
  await page.getByLabel('WhatsApp', { exact: true }).fill(phone)
  await page.getByLabel('Fuso horário').selectOption({ label: 'Amazonas' })
  await page.getByLabel('Sua senha').fill(signedIn.password)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Dados atualizados!')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue('Marina Alves Lima')
  await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue(
    `(${phone.slice(0, 2)}) ${phone[2]} ${phone.slice(3, 7)}-${phone.slice(7)}`,
  )
  await expect(page.getByLabel('Fuso horário')).toHaveValue('America/Manaus')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Marina Alves Lima' })).toBeVisible()
})

test('a new e-mail waits until its link was opened', async ({ page, context, signedIn }) => {
  await page.goto('/profile')
  const { email } = newcomer()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Sua senha').fill(signedIn.password)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText(`Falta confirmar ${email}`)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(signedIn.email)

  const mailbox = await context.newPage()
  const mail = mailbox.getByRole('link', { name: new RegExp(`novo e-mail.*${email}`, 'is') })
  await expect(async () => {
    await mailbox.goto('/simulador/email')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const link = mailbox.getByRole('link', { name: /confirm-email\?token=/ })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: 'Confirmar novo e-mail' }).click()
  await expect(page.getByText('Email confirmado!')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText(`Falta confirmar ${email}`)).toBeHidden()
})

test('a photo is chosen, shows everywhere, and is removed', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/profile?aba=foto')
  const photo = page.getByRole('img', { name: 'Sua foto de perfil' })
  await expect(page.getByRole('img', { name: 'Você ainda não tem foto' })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher foto' }).click()
  await (await chooser).setFiles(picture)
  await expect(page.getByText('Foto atualizada!')).toBeVisible()
  await expect(photo).toHaveAttribute('src', /\/api\/avatars\//)
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Remover foto' }).click()
  await expect(page.getByText('Foto removida!')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Você ainda não tem foto' })).toBeVisible()
})

test('a file that is no picture is not even sent', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/profile?aba=foto')
  await page.locator('input[type=file]').setInputFiles({
    name: 'extrato.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(page.getByText('Erro no upload')).toBeVisible()
  await expect(page.getByText('Por favor, selecione uma imagem.')).toBeVisible()
})

test.describe('the password', () => {
  test.use({ expectedErrors: [/40[01] \((Bad Request|Unauthorized)\)/] })

  test('is changed by who knows it, and the new one signs in', async ({
    page,
    installation,
    signedIn,
  }) => {
    const renewed = 'outra senha longa 91'
    await page.goto('/profile?aba=senha')
    await page.getByLabel('Senha atual').fill('não é esta')
    await page.getByLabel('Nova senha', { exact: true }).fill(renewed)
    await page.getByLabel('Confirmar nova senha').fill(renewed)
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(page.getByText('Senha atual incorreta').first()).toBeVisible()

    await page.getByLabel('Senha atual').fill(signedIn.password)
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible()

    await endSession(page, installation)
    await page.goto('/login')
    await page.getByLabel('Email').fill(signedIn.email)
    await page.getByLabel('Senha', { exact: true }).fill(renewed)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
