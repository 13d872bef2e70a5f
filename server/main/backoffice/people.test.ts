import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshPeople } from '#backoffice/people/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-11-22T12:00:00Z')
let app: TestApp
let operator: TestPerson
let other: TestPerson

interface Page {
  items: { name: string; userId: string; standing: string }[]
  nextCursor: string | null
}
const trials = (query: string) => operator.ask<Page>('GET', `/api/admin/people?${query}`)

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['support'])
  other = await testOperator(app, ['marketing'])
  // An operator who has not bought it is no customer.
  await testOperator(app, ['finance'], { isOnTrial: true })
  const people = [
    ['Ana', '2026-11-29'],
    ['Beto', '2026-11-23'],
    ['=cmd()', null],
  ] as const
  const ids: string[] = []
  for (const [name, end] of people) {
    const { userId } = await testPerson(app, { isOnTrial: true })
    await app.owner.query('UPDATE profiles SET name = $2, trial_end_date = $3 WHERE id = $1', [
      ...[userId, name, end],
    ])
    ids.push(userId)
  }
  await useMuch(ids[0] ?? '')
  await asSystem(app.database.db, (tx) => refreshPeople({ tx, clock }, ids))
})
afterAll(() => app.close())

/** Transactions, a goal and a bill beside the suggested categories: 75 points. */
async function useMuch(userId: string): Promise<void> {
  await app.owner.query(
    `INSERT INTO transacoes (user_id, id, valor)
     SELECT $1, gen_random_uuid(), 1 FROM generate_series(1, 10)`,
    [userId],
  )
  await app.owner.query(
    'INSERT INTO metas_financeiras (user_id, id, valor_objetivo) VALUES ($1, $2, 1)',
    [userId, newId()],
  )
  await app.owner.query(
    `INSERT INTO pagamentos_recorrentes
       (user_id, id, nome, valor, dia_vencimento, data_proximo_pagamento)
     VALUES ($1, $2, 'Luz', 1, 5, '2026-12-05')`,
    [userId, newId()],
  )
}

describe('the list of trials', () => {
  it('is narrowed, sorted and paged over the wire', async () => {
    const first = await trials('list=trial&sort=end&direction=asc&limit=2')
    expect(first.items.map(({ name, standing }) => [name, standing])).toEqual([
      ['=cmd()', 'expired'],
      ['Beto', 'expiring'],
    ])
    const cursor = encodeURIComponent(first.nextCursor ?? '')
    const next = await trials(`list=trial&sort=end&direction=asc&limit=2&cursor=${cursor}`)
    expect(next.items.map(({ name }) => name)).toEqual(['Ana'])
    expect(next.nextCursor).toBeNull()
    const wrong = `/api/admin/people?list=trial&sort=name&cursor=${cursor}`
    expect(await operator.send('GET', wrong)).toMatchObject({
      status: 400,
      body: { code: 'people.cursor-invalid' },
    })
    expect(await operator.ask('GET', '/api/admin/people/count?list=trial')).toEqual({ people: 3 })
  })

  it('has its cards', async () => {
    const figures = await operator.ask('GET', '/api/admin/people/trial-figures')
    expect(figures).toEqual({ total: 3, active: 1, expiring: 1, expired: 1, ready: 1 })
    expect(await operator.ask('GET', '/api/admin/people/subscriber-figures')).toEqual({
      total: 2,
      active: 2,
      expiring: 0,
      expired: 0,
      suspended: 0,
      atRisk: 0,
    })
  })
})

describe('the list of subscribers', () => {
  it('is narrowed to those whom its card counts as at risk', async () => {
    const { rows } = await app.owner.query<{ user_id: string }>(
      `UPDATE admin_people p SET churn = scores.churn
         FROM (SELECT user_id, CASE row_number() OVER (ORDER BY user_id) WHEN 1 THEN 70 ELSE 69 END
                 AS churn FROM admin_people WHERE status_plan = 'ATIVO') scores
        WHERE scores.user_id = p.user_id RETURNING p.user_id`,
    )
    expect(rows).toHaveLength(2)
    const figures = await operator.ask<{ atRisk: number }>(
      'GET',
      '/api/admin/people/subscriber-figures',
    )
    expect(figures.atRisk).toBe(1)
    const path = '/api/admin/people?list=subscriber&risk=at-risk'
    const { items } = await operator.ask<{ items: { churn: number }[] }>('GET', path)
    expect(items.map(({ churn }) => churn)).toEqual([70])
    await app.owner.query('UPDATE admin_people SET churn = 0')
  })
})

describe('the file of a list', () => {
  const exported = (query: string, cookie = operator.cookie) =>
    app.call('GET', `/api/admin/people/export.csv?${query}`, { cookie })

  it('holds what the list shows, harmless to a spreadsheet, and is in the audit', async () => {
    const answer = await exported('list=trial&sort=name&direction=asc')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="lya-pessoas-2026-11-22.csv"',
    )
    const lines = String(answer.body).replace('\uFEFF', '').trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^Nome;E-mail;WhatsApp;Cadastro;Situação;/)
    expect(lines[1]).toMatch(/^'=cmd\(\);/)
    expect(lines[2]).toMatch(
      /^Ana;[^;]+;\+55 \(11\) 98\d{3}-\d{4};22\/11\/2026;Teste ativo;29\/11\/2026;/,
    )
    const { rows } = await app.owner.query(
      `SELECT user_id, action, new_values FROM audit_logs WHERE action = 'people.exported'`,
    )
    expect(rows).toEqual([
      {
        user_id: operator.userId,
        action: 'people.exported',
        new_values: { list: 'trial', sort: 'name', direction: 'asc' },
      },
    ])
  })

  it('bears the day of São Paulo, where it may still be yesterday', async () => {
    clock.moveTo('2026-11-23T02:30:00Z')
    const { headers } = await exported('list=trial')
    expect(headers.get('content-disposition')).toContain('lya-pessoas-2026-11-22.csv')
    clock.moveTo('2026-11-22T12:00:00Z')
  })

  it('holds only who was chosen', async () => {
    const [chosen] = (await trials('list=trial&search=ana')).items
    const answer = await exported(`list=trial&ids=${chosen?.userId}`)
    expect(String(answer.body).trim().split('\r\n')).toHaveLength(2)
  })

  it('is for operators alone', async () => {
    const person = await testPerson(app)
    expect((await exported('list=all', '')).status).toBe(401)
    expect((await exported('list=all', person.cookie)).status).toBe(403)
    expect((await exported('list=x')).status).toBe(400)
    expect((await exported(`list=all&ids=${'x'.repeat(50)}`)).status).toBe(400)
  })
})

describe('a saved view', () => {
  const save = (of: TestPerson, id: string, name: string, isShared = false) =>
    of.send('PUT', `/api/admin/views/${id}`, {
      ...{ page: 'trials', name, query: 'trial=expiring&sort=end', isShared },
    })
  const seen = async (of: TestPerson) => {
    const { items } = await of.ask<{ items: { name: string; isOwn: boolean }[] }>(
      'GET',
      '/api/admin/views?page=trials',
    )
    return items.map(({ name, isOwn }) => `${name}${isOwn ? '' : ' (shared)'}`)
  }

  it("is its operator's until it is shared, and nobody else's to change", async () => {
    const [own, shared] = [newId(), newId()]
    expect((await save(operator, own, 'Expirando')).status).toBe(200)
    expect((await save(operator, shared, 'Para ligar', true)).status).toBe(200)
    expect(await seen(operator)).toEqual(['Expirando', 'Para ligar'])
    expect(await seen(other)).toEqual(['Para ligar (shared)'])
    for (const answer of [
      await save(other, shared, 'Minha agora'),
      await other.send('DELETE', `/api/admin/views/${shared}`),
      await other.send('DELETE', `/api/admin/views/${newId()}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'views.missing' } })
    }
    expect(await save(operator, newId(), 'EXPIRANDO')).toMatchObject({
      body: { code: 'views.name-used' },
    })
    expect((await save(operator, own, 'Urgentes', true)).status).toBe(200)
    expect(await seen(other)).toEqual(['Para ligar (shared)', 'Urgentes (shared)'])
    expect((await operator.send('DELETE', `/api/admin/views/${own}`)).status).toBe(200)
    expect(await seen(operator)).toEqual(['Para ligar'])
    const { rows } = await app.owner.query(
      `SELECT action, old_values->>'name' AS before FROM audit_logs WHERE record_id = $1
       ORDER BY created_at, id`,
      [own],
    )
    expect(rows).toEqual([
      { action: 'views.saved', before: null },
      { action: 'views.saved', before: 'Expirando' },
      { action: 'views.removed', before: 'Urgentes' },
    ])
  })
})

it('asks nobody to call an operator about a trial', async () => {
  const { userId } = await testOperator(app, ['support'], { isOnTrial: true })
  const { rows } = await app.owner.query('SELECT status FROM crm_tasks WHERE user_id = $1', [
    userId,
  ])
  expect(rows).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }])
  const { items } = await trials('list=trial&limit=50')
  expect(items.map((one) => one.userId)).not.toContain(userId)
})
