import { expect, tellLya, test } from './journey.ts'

test('several transactions change category, are deleted, and come back at once', async ({
  page,
  signedIn,
  installation,
}, { project }) => {
  expect(signedIn.email).toContain('@')
  for (const text of ['gastei 10 na padaria', 'gastei 20 no uber', 'gastei 30 no cinema']) {
    await tellLya(page, installation, text)
  }
  await page.goto('/transactions')
  const start = page.getByRole('button', { name: 'Selecionar', exact: true })
  if (project.name === 'mobile') await start.click()
  const boxes = page.getByRole('checkbox', { name: /^Selecionar (?!todas)/ })
  await expect(boxes).toHaveCount(3)
  await boxes.first().check()
  await boxes.last().click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Transações selecionadas' })
  await expect(bar).toContainText('3 selecionadas')

  await bar.getByRole('button', { name: 'Mudar categoria' }).click()
  const change = page.getByRole('dialog', { name: 'Mudar categoria' })
  await expect(change.getByLabel('Categoria')).toBeFocused()
  await change.getByLabel('Categoria').selectOption({ label: '🎁 Presentes' })
  await change.getByRole('button', { name: 'Mudar categoria' }).click()
  await expect(page.getByText('3 transações mudaram de categoria')).toBeVisible()
  const main = page.getByRole('main')
  const list = main.getByRole('list').or(main.getByRole('table')).last()
  await expect(list.getByText(/Presentes/)).toHaveCount(3)
  await expect(bar).toBeHidden()
  // The bar and the toast have gone, and with them what had the focus.
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).not.toBe('BODY')
  await page.getByRole('button', { name: 'Desfazer' }).last().press('Enter')
  await expect(list.getByText(/Presentes/)).toHaveCount(0)
  await expect.poll(focused).not.toBe('BODY')

  if (project.name === 'mobile') await start.click()
  await page.getByRole('checkbox', { name: 'Selecionar todas as que aparecem' }).check()
  await bar.getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('dialog', {
    name: 'Tem certeza que deseja excluir 3 transações?',
  })
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('3 transações excluídas')).toBeVisible()
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(page.getByText('Nenhuma transação encontrada')).toBeHidden()
  await expect(list.getByText(/cinema/i).first()).toBeVisible()
})
