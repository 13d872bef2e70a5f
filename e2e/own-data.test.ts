import { readFileSync } from 'node:fs'
import { openArchive } from '../server/people/account/testing/open-archive.ts'
import { expect, tellLya, test } from './journey.ts'

test('all own data comes as a file that opens', async ({ page, installation, signedIn }) => {
  await tellLya(page, installation, 'gastei 52,90 no mercado')
  await page.goto('/profile?aba=seus-dados')
  await page.getByRole('button', { name: 'Preparar meu arquivo' }).click()
  const link = page.getByRole('link', { name: 'Baixar arquivo' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^lya-meus-dados-\d{4}-\d\d-\d\d\.zip$/)
  const files = openArchive(new Uint8Array(readFileSync(await download.path())))
  expect(files['planilhas/transacoes.csv']).toContain(';52,90;')
  expect(JSON.parse(files['json/perfil.json'] ?? '')).toMatchObject([{ email: signedIn.email }])
})
