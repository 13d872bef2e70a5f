import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { type SentMail, settled } from '#main/testing/reminders.ts'
import { eraseQueue, forgetQueue } from '#people/account/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { holdings } from '#platform/holdings/holdings.ts'
import { newId } from '#platform/security/ids.ts'

const now = '2026-03-10T15:00:00Z'
const due = '2026-03-17T15:00:00Z'
const password = 'uma senha longa 73'
const clock = fixedClock(now)
let app: TestApp
let person: TestPerson
let email: string
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.moveTo(now)
  await app.owner.query('DELETE FROM limites_de_uso')
  person = await testPerson(app)
  ;({ email } = await person.ask<{ email: string }>('GET', '/api/profile'))
})

const leave = (typed: Record<string, unknown> = {}) =>
  person.send('POST', '/api/account/deletion', { confirmation: 'EXCLUIR', password, ...typed })
const keep = () => person.send('DELETE', '/api/account/deletion')
const session = async () =>
  (await person.ask<{ session: Record<string, unknown> | null }>('GET', '/api/session')).session

async function mails(to = email): Promise<SentMail[]> {
  await settled(app)
  const { rows } = await app.owner.query<SentMail>(
    `SELECT assunto AS subject, texto AS text FROM caixa_de_saida
      WHERE destinatario = $1 ORDER BY created_at, id`,
    [to],
  )
  return rows
}

/** Has the sweep done once, and waits for its end. */
async function sweep(queue = eraseQueue): Promise<void> {
  await asSystem(app.database.db, (tx) => app.jobs.enqueue(tx, queue, {}))
  const isBusy = async () => {
    const { rows } = await app.owner.query(
      `SELECT FROM pgboss.job WHERE name = $1
        AND state IN ('created', 'retry', 'active')`,
      [queue.name],
    )
    return rows.length > 0
  }
  await expect.poll(isBusy).toBe(false)
}

const rowsOf = async (table: string, rows: string, userId = person.userId): Promise<number> => {
  const name = table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
  const found = await app.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${name} WHERE ${rows}`,
    [userId],
  )
  return found.rows[0]?.count ?? 0
}

it('suspends the account at once, tells the address and shows nothing but the way back', async () => {
  const answer = await leave()
  expect(answer).toMatchObject({ status: 200, body: { leavesAt: due } })
  expect(await session()).toMatchObject({ leavesAt: due })
  for (const [method, path] of [
    ['GET', '/api/profile'],
    ['GET', '/api/transactions'],
    ['PUT', '/api/account/reading'],
    ['POST', '/api/account/deletion'],
  ] as const) {
    expect(await person.send(method, path)).toMatchObject({
      status: 403,
      body: { code: 'access.leaving' },
    })
  }
  const [, last] = await mails()
  expect(last?.subject).toBe('Sua conta na Lya vai ser excluída')
  expect(last?.text).toContain('17/03/2026, 12:00')
  expect(last?.text).toContain('/login')
})

it('leaves open to whoever leaves what they paid, what they earned, and the support', async () => {
  await leave()
  for (const path of [
    '/api/subscription',
    '/api/referral',
    '/api/referral/commissions',
    '/api/support',
  ]) {
    expect([path, (await person.send('GET', path)).status]).toEqual([path, 200])
  }
  // Nothing new is begun.
  const change = await person.send('POST', '/api/subscription/resume', { version: 0 })
  expect(change).toMatchObject({ status: 403, body: { code: 'access.leaving' } })
})

it('hands whoever leaves their own data until the last day', async () => {
  await person.ask('POST', '/api/goals', { name: 'viagem', targetCents: 100 })
  await leave()
  expect(await person.send('POST', '/api/account/export')).toMatchObject({
    status: 200,
    body: { export: { state: 'pending' } },
  })
  const shown = () =>
    person.ask('GET', '/api/account/export') as Promise<{ export: { url: string | null } }>
  await expect.poll(async () => (await shown()).export.url).not.toBeNull()
  const { url } = (await shown()).export
  expect((await person.send('GET', url ?? '')).status).toBe(200)
  clock.moveTo(due)
  expect((await person.send('GET', url ?? '')).status).toBe(401)
})

it('is given back whole to who signs in within seven days', async () => {
  await person.ask('POST', '/api/goals', { name: 'viagem', targetCents: 100 })
  await leave()
  clock.moveTo('2026-03-17T14:59:59Z')
  await sweep()
  const signedIn = await app.call('POST', '/api/sign-in', {
    body: JSON.stringify({ email, password }),
  })
  expect(signedIn.body).toMatchObject({ session: { leavesAt: due } })
  expect(await keep()).toMatchObject({ status: 200, body: { kept: true } })
  expect(await session()).toMatchObject({ leavesAt: null })
  expect(await person.ask('GET', '/api/goals')).toMatchObject({ items: [{ name: 'viagem' }] })
  expect((await mails()).at(-1)?.subject).toBe('Que bom que você ficou!')
  expect(await keep()).toMatchObject({ status: 409, body: { code: 'account.not-leaving' } })
  clock.moveTo('2026-03-30T15:00:00Z')
  await sweep()
  expect(await session()).toMatchObject({ leavesAt: null })
})

it('is over after seven days, before any sweep came by', async () => {
  await leave()
  clock.moveTo(due)
  expect(await session()).toBeNull()
  expect((await keep()).status).toBe(401)
  const signedIn = await app.call('POST', '/api/sign-in', {
    body: JSON.stringify({ email, password }),
  })
  expect(signedIn).toMatchObject({ status: 401, body: { code: 'identity.credentials-wrong' } })
})

it.each([
  [{ confirmation: 'sim' }, 'account.confirmation-wrong'],
  [{ password: 'errada' }, 'profile.password-wrong'],
])('is refused with %j', async (typed, code) => {
  expect(await leave(typed)).toMatchObject({ status: 400, body: { code } })
  expect(await session()).toMatchObject({ leavesAt: null })
})

it('asks for a code too where a second step is on', async () => {
  await app.owner.query(`UPDATE auth."user" SET two_factor_enabled = true WHERE id = $1`, [
    person.userId,
  ])
  expect(await leave()).toMatchObject({ status: 400, body: { code: 'account.code-required' } })
})

it('deletes every row and file, keeps what the law asks for, and tells the address', async () => {
  const secret = `segredo${newId().slice(-8)}`
  await liveIn(secret)
  const before = new Map<string, number>()
  for (const { table, rows } of holdings) before.set(table, await rowsOf(table, rows))
  await leave()
  clock.moveTo(due)
  await sweep()

  for (const { table, rows, deletion } of holdings) {
    const left = await rowsOf(table, rows)
    // What stays belongs to nobody (charges), or to a number that leads to nobody.
    if (typeof deletion === 'string') expect([table, left]).toEqual([table, 0])
  }
  expect(await rowsOf('registros_de_acesso', 'user_id = $1')).toBeGreaterThan(0)
  expect(await rowsOf('consentimentos', 'user_id = $1')).toBe(before.get('consentimentos'))
  const charge = await app.owner.query(
    'SELECT user_id, boleto_line, reembolso_url FROM charges WHERE amount = 39.9',
  )
  expect(charge.rows).toEqual([{ user_id: null, boleto_line: null, reembolso_url: null }])
  const files = readdirSync(join(app.dataFolder, 'files'), { recursive: true, withFileTypes: true })
  const theirs = files.filter((one) => one.isFile() && one.parentPath.includes(person.userId))
  expect(theirs).toEqual([])

  const told = await mails()
  expect(told.map(({ subject }) => subject)).toEqual(['Sua conta na Lya foi excluída'])
  await app.owner.query('DELETE FROM caixa_de_saida WHERE destinatario = $1', [email])
  expect(await mentions([secret, email])).toEqual([])
  const list = readFileSync(join(app.dataFolder, 'backups', 'deleted-people.txt'), 'utf8')
  expect(list).toContain(person.userId)

  // Who lived in it at all: a table that was empty before proves nothing.
  const lived = [...before].filter(([, count]) => count > 0).map(([table]) => table)
  expect(lived.length).toBeGreaterThan(18)
})

it('forgets what was kept once its legal term is over, and no earlier', async () => {
  const agree = (userId: string) =>
    app.owner.query(
      `INSERT INTO consentimentos (user_id, id, tipo, canal, resposta, origem, created_at)
         VALUES ($1, $2, 'resumo', 'email', true, 'tela', '2020-01-01')`,
      [userId, newId()],
    )
  const stays = await testPerson(app)
  await Promise.all([person, stays].map(({ userId }) => agree(userId)))
  await leave()
  clock.moveTo(due)
  await sweep()
  const kept = () =>
    Promise.all([person, stays].map((one) => rowsOf('consentimentos', 'user_id = $1', one.userId)))
  clock.moveTo('2031-03-17T14:59:59Z')
  await sweep(forgetQueue)
  expect(await kept()).toEqual([1, 1])
  clock.moveTo('2031-03-17T15:00:00Z')
  await sweep(forgetQueue)
  expect(await kept()).toEqual([0, 1])
})

it('leaves everybody else alone, and the address free', async () => {
  const friend = await testPerson(app)
  await app.owner.query(
    `UPDATE profiles SET referred_by_user_id = $1, referred_by_code = 'ABC' WHERE id = $2`,
    [person.userId, friend.userId],
  )
  await friend.ask('POST', '/api/goals', { name: 'casa', targetCents: 100 })
  await leave()
  clock.moveTo(due)
  await sweep()
  expect(await friend.ask('GET', '/api/goals')).toMatchObject({ items: [{ name: 'casa' }] })
  const { rows } = await app.owner.query(
    'SELECT referred_by_user_id, referred_by_code FROM profiles WHERE id = $1',
    [friend.userId],
  )
  expect(rows).toEqual([{ referred_by_user_id: null, referred_by_code: null }])
  const again = await app.signUp({ email })
  expect(again.userId).not.toBe(person.userId)
})

it('deletes nobody who did not ask for it, whatever the server is told', async () => {
  const call = (text: string) =>
    asSystem(app.database.db, (tx) => tx.query({ text, values: [person.userId] }))
  for (const text of [
    'SELECT apagar_pessoa($1)',
    `SELECT apagar_parte($1, 'transacoes', 10)`,
    'DELETE FROM profiles WHERE id = $1',
  ]) {
    await expect(call(text)).rejects.toMatchObject({ code: '42501' })
  }
})

/** Rows in as many tables as a person fills by living here. */
async function liveIn(secret: string): Promise<void> {
  const categoryId = await person.category(secret)
  const spent = { date: '2026-03-09', description: secret, type: 'despesa', amountCents: 100 }
  await person.ask('POST', '/api/transactions', { ...spent, categoryId })
  await person.ask('POST', '/api/assistant/messages', { text: `gastei 12,34 com ${secret}` })
  await person.ask('POST', '/api/budgets', { categoryId, month: '2026-03', amountCents: 100 })
  await person.ask('POST', '/api/goals', { name: secret, targetCents: 100 })
  await person.ask('POST', '/api/recurring', {
    ...{ name: secret, amountCents: 100, frequency: 'mensal', dueDay: 10, categoryId, notes: '' },
    ...{ isActive: true, nextDate: '2026-04-10', instalments: null, instalmentsPaid: 0 },
    endDate: null,
  })
  await person.ask('POST', '/api/account/export')
  await expect
    .poll(
      async () =>
        (await person.ask<{ export: { state: string } }>('GET', '/api/account/export')).export,
    )
    .toMatchObject({ state: 'ready' })
  const picture = readFileSync(join(import.meta.dirname, '../../../web/public/icon-192.png'))
  await fetch(`${app.url}/api/profile/avatar`, {
    method: 'PUT',
    headers: { cookie: person.cookie, origin: app.url, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  const ids = [person.userId, newId(), newId(), newId(), email, secret]
  const plan = `(SELECT id FROM admin_plans LIMIT 1)`
  for (const text of [
    `INSERT INTO consentimentos (user_id, id, tipo, canal, resposta, origem)
       VALUES ($1, $2, 'resumo', 'email', true, 'tela')`,
    `INSERT INTO avisos (user_id, id, tipo, canal, chave, enviar_em, titulo)
       VALUES ($1, $2, 'contas', 'app', $6, now(), $6)`,
    `INSERT INTO aprendizados (user_id, termo, tipo, categoria_id)
       SELECT $1, $6, 'despesa', id FROM categorias WHERE user_id = $1 LIMIT 1`,
    `INSERT INTO canais_whatsapp (user_id, id, wa_id, chave, ultima_mensagem_em)
       VALUES ($1, $2, $6, $6, now())`,
    `INSERT INTO eventos_whatsapp (id, chave, tipo, remetente, ocorrido_em, conteudo)
       VALUES ($2, $6, 'mensagem', $6, now(), $6)`,
    `INSERT INTO assinaturas_push (user_id, id, chave, conteudo) VALUES ($1, $2, $6, $6)`,
    `INSERT INTO checkout_sessions (session_id, navegador, user_id, plan_id, name, email, price_plan,
       period_plan, expira_em) VALUES ($2, $6, NULL, ${plan}, $6, $5, 39.9, 'MONTHLY', now())`,
    `INSERT INTO asaas_customers (id, user_id, environment, customer_id, name, cpfcnpj)
       VALUES ($2, $1, 'simulator', $6, $6, $6)`,
    `INSERT INTO card_tokens (id, user_id, environment, customer_id, token, last_four_digits,
       card_brand, holder_name, expiry_month, expiry_year, impressao)
       VALUES ($2, $1, 'simulator', 'cus', $6, '1234', 'visa', $6, '12', '2030', $6)`,
    `INSERT INTO charges (id, user_id, session_id, motivo, plan_id, period, amount, plan_amount,
       billing_type, due_date, environment, customer_id, card_token_id, boleto_line,
       reembolso_url)
       VALUES ($3, $1, $2, 'compra', ${plan}, 'MONTHLY', 39.9, 39.9, 'CREDIT_CARD', '2026-03-10',
         'simulator', 'cus', $2, $6, $6)`,
    `INSERT INTO process_payment (id, session_id, attempt, payment_method, charge_id)
       VALUES ($4, $2, 1, 'CREDIT_CARD', $3)`,
  ]) {
    const used = ids.map((_, index) => `$${index + 1}`).filter((name) => text.includes(name))
    let renumbered = text
    for (const [index, name] of used.entries())
      renumbered = renumbered.replaceAll(name, `@${index + 1}`)
    const values = used.map((name) => ids[Number(name.slice(1)) - 1])
    await app.owner.query(renumbered.replaceAll('@', '$'), values)
  }
}

/** The tables in which one of these texts still stands, wherever it is. */
async function mentions(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'auth')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.owner.query(
      `SELECT FROM ${name} AS t WHERE t::text ILIKE ANY ($1) LIMIT 1`,
      [texts.map((text) => `%${text}%`)],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
