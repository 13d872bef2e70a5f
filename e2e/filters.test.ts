import { expect, tellLya, test } from './journey.ts'

test('filters that are set in one breath both hold, and the period is named in words', async ({
  page,
  signedIn,
  installation,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'gastei 10 na padaria')
  await tellLya(page, installation, 'recebi 900 de freela')
  await page.goto('/transactions')
  const period = page.getByRole('button', { name: 'Período: Todo o período' })
  // Not its name for screen readers: what stands there for everybody.
  await expect(period.getByText('Todo o período')).toBeVisible()
  const category = page.getByRole('combobox', { name: 'Categoria' })
  await expect(category.getByRole('option', { name: /Alimentação/ })).toBeAttached()

  await category.evaluate((field: HTMLSelectElement) => {
    const choose = (select: HTMLSelectElement, name: RegExp) => {
      select.value = [...select.options].find(({ text }) => name.test(text))?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const type = document.querySelector<HTMLSelectElement>('select[aria-label="Tipo"]')
    choose(field, /Alimentação/)
    if (type) choose(type, /Despesas/)
  })
  await expect(page).toHaveURL(/\/transactions\?category=[\w-]+&type=despesa$/)
  await page.reload()
  await expect(page).toHaveURL(/\/transactions\?category=[\w-]+&type=despesa$/)
  const main = page.getByRole('main')
  await expect(main.getByText(/padaria/i).first()).toBeVisible()
  await expect(main.getByText(/freela/i)).toHaveCount(0)
})
