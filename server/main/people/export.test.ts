import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { type SentMail, settled } from '#main/testing/reminders.ts'
import { openArchive } from '#people/account/testing/open-archive.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.moveTo(now)
  await app.owner.query('DELETE FROM limites_de_uso')
  person = await testPerson(app)
})

interface Export {
  export: {
    id: string
    state: string
    url: string | null
    bytes: number | null
    expiresAt: string | null
  } | null
}
const state = async (who = person) => (await who.ask<Export>('GET', '/api/account/export')).export

async function exported(): Promise<NonNullable<Export['export']>> {
  await person.ask('POST', '/api/account/export')
  await expect.poll(() => state()).toMatchObject({ state: 'ready' })
  const ready = await state()
  if (!ready) throw new Error('it was just there')
  return ready
}

async function files(url: string | null): Promise<Record<string, string>> {
  const answer = await fetch(app.url + url, { headers: { cookie: person.cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toContain('lya-meus-dados-2026-03-10.zip')
  return openArchive(new Uint8Array(await answer.arrayBuffer()))
}

const spend = (description: string, amountCents: number) =>
  person.ask('POST', '/api/transactions', {
    ...{ date: '2026-03-09', description, type: 'despesa', amountCents, categoryId: null },
  })

it('packs every table for spreadsheets and programs, and tells the address', async () => {
  await spend('pão; "francês"', 1_252_90)
  await spend('=cmd()', 100)
  await person.ask('POST', '/api/assistant/messages', { text: 'gastei 12,34 no mercado' })
  const ready = await exported()
  expect(ready.expiresAt).toBe('2026-03-13T15:00:00Z')
  const packed = await files(ready.url)

  const sheet = packed['planilhas/transacoes.csv'] ?? ''
  expect(sheet.split('\r\n')[0]).toBe(
    '\uFEFFData;Descrição;Categoria;Tipo;Valor;Criado em;Código da pessoa;Código;Código da categoria;Versão',
  )
  expect(sheet).toMatch(
    /\r\n09\/03\/2026;"pão; ""francês""";Sem categoria;despesa;1252,90;10\/03\/2026/,
  )
  expect(sheet).toMatch(/\r\n10\/03\/2026;Mercado;Alimentação;despesa;12,34;/)
  for (const [name, text] of Object.entries(packed)) {
    if (name.startsWith('planilhas/')) expect(text, name).not.toMatch(/[{}]/)
  }
  expect(sheet).toContain('"pão; ""francês"""')
  expect(sheet).toContain(';1252,90;')
  expect(sheet).toContain(";'=cmd();")
  expect(sheet.trimEnd().split('\r\n')).toHaveLength(4)
  const list = JSON.parse(packed['json/transacoes.json'] ?? '') as Record<string, unknown>[]
  expect(list.map(({ detalhes }) => detalhes)).toContain('pão; "francês"')
  expect(packed['planilhas/mensagens.csv']).toContain('gastei 12,34 no mercado')
  expect(packed['planilhas/perfil.csv']).toContain('Maria Souza')
  expect(packed['LEIA-ME.txt']).toContain('- transacoes')
  expect(JSON.parse(packed['json/metas.json'] ?? '')).toEqual([])

  await settled(app)
  const { email } = await person.ask<{ email: string }>('GET', '/api/profile')
  const { rows } = await app.owner.query<SentMail>(
    'SELECT assunto AS subject, texto AS text FROM caixa_de_saida WHERE destinatario = $1',
    [email],
  )
  const mail = rows.find(({ subject }) => subject === 'Seus dados da Lya estão prontos')
  expect(mail?.text).toContain('/profile?aba=seus-dados')
  expect(mail?.text).toContain('13/03/2026')
  expect(mail?.text).not.toContain(ready.id)
})

it('holds the picture, and nothing that opens an account', async () => {
  const picture = readFileSync(join(import.meta.dirname, '../../../web/public/icon-192.png'))
  await fetch(`${app.url}/api/profile/avatar`, {
    method: 'PUT',
    headers: { cookie: person.cookie, origin: app.url, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  const packed = await files((await exported()).url)
  expect(packed['foto.webp']?.slice(8, 12)).toBe('WEBP')
  const { rows } = await app.owner.query<{ token: string; password: string }>(
    `SELECT s.token, a.password FROM auth.session s JOIN auth.account a USING (user_id)
      WHERE user_id = $1`,
    [person.userId],
  )
  const all = Object.values(packed).join('\n')
  expect(rows.length).toBeGreaterThan(0)
  for (const { token, password } of rows) {
    expect(all).not.toContain(token)
    expect(all).not.toContain(password)
  }
})

it('holds nothing of another person, who cannot take it either', async () => {
  const other = await testPerson(app)
  await other.ask('POST', '/api/transactions', {
    ...{ date: '2026-03-09', description: 'segredo', type: 'despesa', amountCents: 1 },
    categoryId: null,
  })
  const { url } = await exported()
  expect(Object.values(await files(url)).join('\n')).not.toMatch(/segredo/)
  const stolen = await other.send('GET', url ?? '')
  expect([stolen.status, stolen.body]).toMatchObject([404, { code: 'account.export-missing' }])
  expect((await app.call('GET', url ?? '')).status).toBe(401)
  expect(await state(other)).toBeNull()
})

it('is made once while it is on its way, and three times a day', async () => {
  const asked = await Promise.all(
    [1, 2].map(() => person.ask<Export>('POST', '/api/account/export')),
  )
  expect(new Set(asked.map((one) => one.export?.id)).size).toBe(1)
  await app.owner.query('DELETE FROM limites_de_uso')
  for (let times = 0; times < 3; times += 1) {
    await expect.poll(() => state()).toMatchObject({ state: 'ready' })
    await exported()
  }
  await expect.poll(() => state()).toMatchObject({ state: 'ready' })
  const refused = await person.send('POST', '/api/account/export')
  expect(refused).toMatchObject({ status: 429, body: { code: 'account.too-many-exports' } })
})

it('is gone after three days', async () => {
  const { url } = await exported()
  clock.moveTo('2026-03-13T15:00:00Z')
  expect((await person.send('GET', url ?? '')).status).toBe(404)
  expect(await state()).toBeNull()
})

it('reads a person’s thousands of rows a batch at a time', async () => {
  await app.owner.query(
    `INSERT INTO transacoes (user_id, id, detalhes, valor, tipo, quando)
     SELECT $1, gen_random_uuid(), 'linha ' || n, n, 'despesa', '2026-03-01'
       FROM generate_series(1, 2500) n`,
    [person.userId],
  )
  const packed = await files((await exported()).url)
  expect(JSON.parse(packed['json/transacoes.json'] ?? '')).toHaveLength(2_500)
  const lines = (packed['planilhas/transacoes.csv'] ?? '').trimEnd().split('\r\n')
  expect(new Set(lines).size).toBe(2_501)
})
