import { expect, test } from './journey.ts'

test('a goal is set, saved for until it is complete, and brought back once deleted', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/goals')
  const panel = page.getByRole('region', { name: 'Suas metas' })
  await expect(panel.getByText('Nenhuma meta ainda')).toBeVisible()
  expect((await panel.boundingBox())?.height).toBe(600)
  await page.getByRole('button', { name: 'Criar primeira meta' }).click()
  const create = page.getByRole('dialog', { name: 'Nova Meta' })
  await create.getByLabel('Nome').fill('Viagem para Lisboa')
  await create.getByLabel('Valor da meta').fill('900')
  await create.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Meta criada!')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Viagem para Lisboa' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')

  await page.getByRole('button', { name: 'Adicionar valor: Viagem para Lisboa' }).click()
  const deposit = page.getByRole('dialog', { name: 'Adicionar valor' })
  await deposit.getByLabel('Valor').fill('1.000')
  await deposit.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(page.getByText('Meta atualizada!')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  const trip = page.getByRole('listitem').filter({ has: bar })
  await expect(trip).toContainText('Concluída')
  await expect(trip).toContainText('111,1%')

  await page.getByRole('button', { name: 'Editar Viagem para Lisboa' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Meta' })
  await edit.getByLabel('Valor da meta').fill('2.000')
  await edit.getByLabel('Data da meta').fill('30/06/2199')
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(trip).toContainText('até 30/06/2199')
  await expect(trip).toContainText('50,0%')

  await page.getByRole('button', { name: 'Excluir Viagem para Lisboa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Meta excluída!')).toBeVisible()
  const first = page.getByRole('button', { name: 'Criar primeira meta' })
  await expect(first).toBeVisible()
  // Whoever goes by keyboard goes on from what is next, and from what came back.
  await expect(first).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).last().press('Enter')
  await expect(trip).toContainText('50,0%')
  await expect(trip.getByRole('button').first()).toBeFocused()
})
