import { endSession, expect, test } from './journey.ts'

test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

test('a forgotten password is renewed through the mailbox, once', async ({
  page,
  context,
  installation,
  signedIn,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar Senha' })).toBeVisible()
  await page.getByLabel('Email').fill(signedIn.email)
  await page.getByRole('button', { name: 'Enviar link de recuperação' }).click()
  await expect(page.getByText('Email enviado!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()

  const mailbox = await context.newPage()
  const mail = mailbox.getByRole('link', { name: new RegExp(`senha.*${signedIn.email}`, 'is') })
  await expect(async () => {
    await mailbox.goto('/simulador/email')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const link = await mailbox.getByRole('link', { name: /profile\?token=/ }).getAttribute('href')

  await page.goto(link ?? '')
  const renewed = 'outra senha longa 91'
  await page.getByLabel('Nova senha', { exact: true }).fill(renewed)
  await page.getByLabel('Confirmar nova senha').fill(renewed)
  await page.getByRole('button', { name: /senha/i }).last().click()
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Email').fill(signedIn.email)
  await page.getByLabel('Senha', { exact: true }).fill(signedIn.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill(renewed)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await endSession(page, installation)
  await page.goto(link ?? '')
  await expect(page.getByText('Link de recuperação inválido').first()).toBeVisible()
})
