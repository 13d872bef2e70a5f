import { expectAccessible } from '../accessibility/expect-accessible.ts'
import { expect, newcomer, post, test } from '../journey.ts'
import { becomeOperator } from '../operator.ts'
import { endTrial } from '../trial-end.ts'

test.use({
  // What the person's page asks for while the trial is over.
  expectedErrors: [/402 \(Payment Required\)/],
})

test('an operator gives a trial that is over more days, and the person goes on at once', async ({
  page,
  browser,
  installation,
  signedIn,
}) => {
  const person = newcomer('Teresa Campos')
  const theirs = await browser.newPage({ baseURL: installation.url })
  const signUp = await post(theirs.request, installation, '/api/sign-up', person)
  const { userId } = (signUp as { session: { userId: string } }).session
  await post(theirs.request, installation, '/api/onboarding/skip', {})
  await endTrial(installation, person)
  await theirs.goto('/dashboard')
  await expect(theirs.getByText('Seu teste grátis terminou')).toBeVisible()

  await becomeOperator(page, installation, signedIn)
  await page.goto(`/admin/users/${userId}?aba=restrita`)
  await expect(page.getByText('Trial Expirado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Estender Trial' }).click()
  const dialog = page.getByRole('dialog', { name: 'Estender Trial' })
  const days = dialog.getByLabel('Quantos dias a mais?')
  await expect(days).toHaveValue('7')
  const confirm = dialog.getByRole('button', { name: 'Estender Trial' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('pediu mais tempo')
  await expectAccessible(page)

  await test.step('days that cannot be, and no yes, are refused in the exact words', async () => {
    for (const wrong of ['0', '366', '2,5', 'sete', '']) {
      await days.fill(wrong)
      await expect(dialog.getByText('Informe um número válido de dias (1-365)')).toBeVisible()
    }
    await confirm.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Informe um número válido' })
    await expect(toast.first()).toBeVisible()
    await days.fill('7')
    await confirm.click()
    await expect(page.getByText('Confirmação Necessária')).toBeVisible()
    await expect(page.getByText('Você deve confirmar que tem certeza da ação')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  await dialog.getByRole('checkbox').check()
  await confirm.click()
  const done = page.getByText(/^Trial estendido por 7 dias até \d\d\/\d\d\/\d{4}$/)
  await expect(done).toBeVisible()
  const until = ((await done.textContent()) ?? '').slice(-10)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^[78] dias restantes$/)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: until })).toBeVisible()

  await test.step('the person, whose page was open all the time', async () => {
    await expect(theirs.getByText('Seu teste grátis terminou')).toHaveCount(0)
    const { session } = await (await theirs.request.get('/api/session')).json()
    expect(session.trialEndDate.split('-').toReversed().join('/')).toBe(until)
    await theirs.close()
  })

  await test.step('the log', async () => {
    await page.goto('/admin/logs')
    const row = page
      .getByRole('row')
      .filter({ hasText: 'Estendeu um trial' })
      .filter({ hasText: 'Teresa Campos' })
    await expect(row).toContainText('pediu mais tempo')
    await row.getByRole('button').click()
    const entry = page.getByRole('dialog', { name: 'Estendeu um trial' })
    await expect(entry.getByRole('row', { name: 'Novo fim do teste' })).toContainText(until)
    await expect(entry.getByRole('row', { name: 'Dias a mais' })).toContainText('7')
  })
})
