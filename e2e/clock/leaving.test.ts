import { expect, test } from './journey-in-time.ts'

test.use({ expectedErrors: [/40[13] \((Unauthorized|Forbidden)\)/] })

test('somebody leaves, comes back, leaves again and is gone', async ({ page, signedIn, time }) => {
  const leave = async () => {
    await page.goto('/profile?aba=seus-dados')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await page.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR')
    await page.getByLabel('Sua senha').fill(signedIn.password)
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(page.getByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeVisible()
  }
  const signIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(signedIn.email)
    await page.getByLabel('Senha', { exact: true }).fill(signedIn.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await leave()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/$/)

  await time.letDaysPass(6)
  await signIn()
  await expect(page.getByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeVisible()
  await page.getByRole('button', { name: 'Quero ficar' }).click()
  await expect(page.getByText('Que bom que você ficou!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await leave()
  await time.letDaysPass(7)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await signIn()
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible()
})
