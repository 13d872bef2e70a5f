import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { subscriber } from '#main/testing/subscriber.ts'
import { openArchive } from '#people/account/testing/open-archive.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('the spreadsheets of what one bought speak as people do', async () => {
  const ana = await subscriber(shop, { plan: 'trimestral', by: 'pix' })
  const cookie = await ana.cookie()
  const call = (method: string) => shop.app.call(method, '/api/account/export', { cookie })
  expect((await call('POST')).status).toBeLessThan(300)
  const made = async () =>
    ((await call('GET')).body as { export: { state: string; url: string } }).export
  await expect.poll(made, { timeout: 20_000 }).toMatchObject({ state: 'ready' })
  const answer = await fetch(shop.app.url + (await made()).url, { headers: { cookie } })
  const files = openArchive(new Uint8Array(await answer.arrayBuffer()))

  const [headings, charge, more] = (files['planilhas/cobrancas.csv'] ?? '').trimEnd().split('\r\n')
  expect(headings).toMatch(/^\uFEFFSituação;/)
  expect(charge).toMatch(/^Recebida;.*;PIX;/)
  expect(more).toBeUndefined()
  expect(files['planilhas/assinatura.csv']).toContain('\r\nAtiva;trimestral;')
  expect(files['planilhas/assinatura-eventos.csv']).toContain('Acesso')
  for (const [name, text] of Object.entries(files)) {
    if (!name.startsWith('planilhas/')) continue
    expect(text, name).not.toMatch(/;(QUARTERLY|CREDIT_CARD|active|granted|received);/)
  }
  // Programs go on reading what the database keeps.
  expect(JSON.parse(files['json/assinatura.json'] ?? '')).toMatchObject([{ status: 'active' }])
})
