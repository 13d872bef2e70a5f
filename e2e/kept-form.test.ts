import { expect, test } from './journey.ts'
import { asOwnerOfData } from './owner-of-data.ts'
import { endTrial } from './trial-end.ts'

test.use({
  // What the page asks for once the trial is over.
  expectedErrors: [/402 \(Payment Required\)/],
})

test('what was half filled in when the trial ended waits for the plan', async ({
  page,
  signedIn,
  installation,
}) => {
  await page.goto('/transactions')
  const opener = page.getByRole('button', { name: 'Nova Transação' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await dialog.getByLabel('Valor').fill('189,90')
  await endTrial(installation, signedIn)
  // The first call that is refused closes the page; between two letters it would cut the word.
  await dialog.getByLabel('Descrição').fill('Vestido da festa')
  const block = page.getByRole('dialog', { name: 'Seu teste grátis terminou' })
  await expect(block).toBeVisible({ timeout: 40_000 })
  // Nothing is lost by leaving, so the browser asks nothing.
  page.on('dialog', (asked) => expect(asked.type()).toBe('never'))
  await block.getByRole('link', { name: 'Ver planos' }).click()
  await expect(page).toHaveURL(/\/planos/)

  const paid = `UPDATE profiles SET status_plan = 'ATIVO' WHERE email = $1`
  await asOwnerOfData(installation, (owner) => owner.query(paid, [signedIn.email]))
  await page.goto('/transactions')
  await opener.click()
  await expect(dialog.getByLabel('Valor')).toHaveValue('189,90')
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Vestido da festa')
  await expect(page.getByText('O que você estava preenchendo está aqui')).toBeVisible()
})
