import type { Page } from '@playwright/test'
import { expect, newcomer, post, test } from './journey.ts'
import { becomeOperator, giveRoles } from './operator.ts'

test('a campaign reaches who wants it, who leaves by its letter, and the next one skips them', async ({
  page,
  browser,
  installation,
  signedIn,
}) => {
  await becomeOperator(page, installation, signedIn, ['marketing'])
  const reader = newcomer('Bianca Reis')
  const theirs = await browser.newPage({ baseURL: installation.url })
  await post(theirs.request, installation, '/api/sign-up', reader)
  await post(theirs.request, installation, '/api/onboarding/skip', {})
  await giveRoles(installation, reader, [])

  // Never quiet, or the letter would wait for the morning.
  await theirs.goto('/lembretes')
  await theirs.getByLabel('Das').fill('08:00')
  const never = theirs.waitForResponse((answer) => answer.request().method() === 'PUT')
  await theirs.getByLabel('Das').blur()
  await never
  const agreed = theirs.waitForResponse((answer) => answer.request().method() === 'PUT')
  await theirs
    .getByRole('group', { name: 'Novidades e ofertas' })
    .getByRole('switch', { name: 'E-mail' })
    .check()
  await agreed

  await page.goto('/admin/marketing?aba=segmentos')
  await page.getByRole('button', { name: 'Adicionar condição' }).click()
  await page.getByRole('button', { name: 'Teste grátis' }).click()
  const audience = page.getByRole('region', { name: 'Quem está nele agora' })
  await expect(audience.getByText('Aceitam novidades: 1 por e-mail')).toBeVisible()
  await page.getByLabel('Nome do segmento').fill('Em teste')
  await page.getByRole('button', { name: 'Salvar segmento' }).click()
  await expect(page.getByText('Segmento salvo')).toBeVisible()

  await page.getByRole('tab', { name: 'Modelos' }).click()
  await page.getByLabel('Nome do modelo').fill('Novidade')
  await page.getByLabel('Assunto').fill('Tem novidade, {{primeiro_nome}}')
  await page.getByRole('textbox', { name: /^Texto( \*)?$/ }).fill('A Lya aprendeu algo novo.')
  const preview = page.getByRole('region', { name: 'Como chega para você' })
  await expect(preview.getByText('Tem novidade, Marina')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar modelo' }).click()
  await expect(page.getByText('Modelo salvo')).toBeVisible()

  await page.getByRole('tab', { name: 'Campanhas' }).click()
  const first = await send(page, 'Primeira')
  await expect(first.getByRole('button', { name: '1 Enviadas' })).toBeVisible({ timeout: 30_000 })

  await theirs.goto('/simulador/email')
  await theirs.getByRole('link', { name: /^Tem novidade, Bianca/ }).click()
  await theirs.getByRole('link', { name: /lembretes\/parar/ }).click()
  await theirs.getByRole('button', { name: 'Parar de receber' }).click()
  await expect(theirs.getByRole('heading', { name: 'Pronto' })).toBeVisible()

  await first.getByRole('button', { name: 'Fechar' }).click()
  const second = await send(page, 'Segunda')
  await second.getByRole('button', { name: /^\d+ Puladas$/ }).click({ timeout: 30_000 })
  const passedOver = second.getByRole('listitem').filter({ hasText: reader.email })
  await expect(passedOver).toContainText('Não aceita novidades neste canal')
  await theirs.goto('/simulador/email')
  await expect(theirs.getByRole('link', { name: /^Tem novidade, Bianca/ })).toHaveCount(1)
  await theirs.close()
})

/** Drafts a campaign and sends it; where its results are shown. */
async function send(page: Page, name: string) {
  await page.getByRole('button', { name: 'Nova campanha' }).click()
  await page.getByLabel('Nome da campanha').fill(name)
  await page.getByRole('combobox', { name: 'Segmento' }).selectOption('Em teste')
  await page.getByRole('combobox', { name: 'Modelo' }).selectOption('Novidade')
  await page.getByRole('button', { name: 'Enviar...' }).click()
  const dialog = page.getByRole('dialog', { name: /^Enviar para \d+ pessoas\?$/ })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  return page.getByRole('region', { name, exact: true })
}
