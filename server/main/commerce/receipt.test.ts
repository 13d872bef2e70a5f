import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function receiptTo(email: string): Promise<{ text: string; link: string }> {
  await settledPayments(shop.app)
  const { rows } = await shop.app.owner.query(
    `SELECT texto FROM caixa_de_saida WHERE destinatario = $1 AND assunto LIKE 'Pagamento%'`,
    [email],
  )
  expect(rows).toHaveLength(1)
  const [{ texto: text }] = rows
  const [, link = ''] = /(\/api\/enter\?token=[\w-]+)/.exec(text) ?? []
  return { text, link }
}

const open = (method: string, link: string) =>
  fetch(shop.app.url + link, { method, redirect: 'manual' })

const whoIs = async (cookie: string) =>
  (await shop.app.call('GET', '/api/session', { cookie })).body as {
    session: { email: string; emailVerified: boolean } | null
  }

describe('the receipt of a purchase', () => {
  it('says what was paid, and signs its reader in, once', async () => {
    const ana = await buyer(shop, { plan: 'anual' })
    await ana.payByCard({ installments: 12 })
    const { text, link } = await receiptTo(ana.email)
    expect(text.replaceAll('\u00a0', ' ')).toContain('12x de R$ 21,72, no total de R$ 260,64')
    // Whatever looks into letters uses nothing up.
    for (const _ of [1, 2]) expect((await open('GET', link)).status).toBe(200)
    const foreign = await fetch(shop.app.url + link, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(404)
    const entered = await open('POST', link)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/dashboard'])
    const [cookie = ''] = entered.headers.getSetCookie()
    expect(await whoIs(cookie.split(';')[0] ?? '')).toMatchObject({
      session: { email: ana.email, emailVerified: true },
    })
    for (const method of ['GET', 'POST']) expect((await open(method, link)).status).toBe(404)
    expect((await open('POST', '/api/enter?token=x')).status).toBe(404)
  })

  it('goes to the account, whoever paid, and once for each purchase', async () => {
    const email = `${newId()}@exemplo.com.br`
    await shop.app.signUp({ email })
    const payer = await buyer(shop, { email })
    await payer.payByCard()
    const { link } = await receiptTo(email)
    expect(link).not.toBe('')
  })

  it('is no way past a second step', async () => {
    const email = `${newId()}@exemplo.com.br`
    const { userId } = await shop.app.signUp({ email })
    await shop.app.owner.query(`UPDATE auth."user" SET two_factor_enabled = true WHERE id = $1`, [
      userId,
    ])
    const payer = await buyer(shop, { email })
    await payer.payByCard()
    const { link } = await receiptTo(email)
    const entered = await open('POST', link)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/login'])
    expect(entered.headers.getSetCookie()).toEqual([])
  })

  it('is worth nothing once the password was changed', async () => {
    const email = `${newId()}@exemplo.com.br`
    const person = await shop.app.signUp({ email })
    const payer = await buyer(shop, { email })
    await payer.payByCard()
    const { link } = await receiptTo(email)
    expect((await open('GET', link)).status).toBe(200)
    const changed = await shop.app.call('POST', '/api/profile/password', {
      cookie: person.cookie,
      body: JSON.stringify({
        currentPassword: 'uma senha longa 73',
        newPassword: 'outra senha longa 84',
      }),
    })
    expect(changed.status).toBe(200)
    for (const method of ['GET', 'POST']) expect((await open(method, link)).status).toBe(404)
  })
})
