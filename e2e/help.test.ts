import { expect, test } from './journey.ts'

test('somebody who is stuck finds the keys, and asks Lya', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeVisible()
  await expect(page.getByText('Nova transação')).toBeVisible()
  await page.evaluate(noteFirstFocus)
  await page.getByRole('link', { name: 'Perguntar para a Lya' }).click()
  await expect(page.getByLabel('Mensagem para a Lya')).toHaveValue(/Como você funciona/)
  // An Enter right behind the words would fall between, if the keys came later than they.
  expect(await page.evaluate(() => document.body.getAttribute('data-first'))).toBe('TEXTAREA')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(/Sou a Lya e cuido do seu dinheiro/)).toBeVisible()

  await page.goto('/help')
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** Keeps what has the keys at the first change of the page after which the field has words. */
function noteFirstFocus(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('textarea')?.value) return
    observer.disconnect()
    document.body.setAttribute('data-first', document.activeElement?.tagName ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
}
