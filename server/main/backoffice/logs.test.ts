import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Entry {
  at: string
  action: string
  reason: string | null
  operator: { name: string } | null
  person: { userId: string } | null
}

let app: TestApp
let owner: TestPerson
let olga: TestPerson
let customer: TestPerson

beforeAll(async () => {
  app = await testApp()
  owner = await testOperator(app)
  olga = await testOperator(app, ['support'])
  customer = await testPerson(app)
  await app.owner.query(`UPDATE profiles SET name = 'Zélia Cardoso' WHERE id = $1`, [
    customer.userId,
  ])
  await act('2026-11-20T02:30:00Z', { by: owner, action: 'plan.changed', reason: '=1+1 promessa' })
  await act('2026-11-20T12:00:00Z', { by: olga, action: 'VIEW_FINANCES', isLook: true })
  for (let more = 0; more < 5; more += 1) {
    await act('2026-11-21T12:00:00Z', {
      by: olga,
      action: 'crm.task-completed',
      record: `t${more}`,
    })
  }
})
afterAll(() => app.close())

async function act(
  at: string,
  deed: {
    by: TestPerson
    action: Deed['action']
    reason?: string
    isLook?: boolean
    record?: string
  },
): Promise<void> {
  const parts = { db: app.database.db, clock: fixedClock(at) }
  const operator = { userId: deed.by.userId, address: '203.0.113.9' }
  await asAdmin(parts, operator, deed.reason ?? 'de rotina', ({ note }) =>
    note({
      action: deed.action,
      table: deed.record ? 'crm_tasks' : 'profiles',
      recordId: deed.record ?? customer.userId,
      ...(!deed.isLook && {
        oldValues: { price_plan: 39.9, note: 'a;"b"' },
        newValues: { price_plan: 29.9 },
      }),
    }),
  )
}

interface Page {
  items: Entry[]
  nextCursor: string | null
}
const list = (query = '') => owner.ask<Page>('GET', `/api/admin/logs?${query}`)
const actions = async (query: string) => (await list(query)).items.map(({ action }) => action)

it('tells who did what to whom, when, from where and why, the latest first', async () => {
  const { items } = await list('to=2026-11-19')
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T02:30:00.000Z',
      operator: { userId: owner.userId, name: 'Maria Souza', email: expect.any(String) },
      action: 'plan.changed',
      table: 'profiles',
      recordId: customer.userId,
      person: { userId: customer.userId, name: 'Zélia Cardoso' },
      oldValues: { price_plan: 39.9, note: 'a;"b"' },
      newValues: { price_plan: 29.9 },
      address: '203.0.113.9',
      reason: '=1+1 promessa',
    },
  ])
})

it.each<[string, () => string, string[]]>([
  ['words of the reason', () => 'search=PROMESSA', ['plan.changed']],
  ['words of the deed', () => 'search=finances', ['VIEW_FINANCES']],
  ['words that the page shows', () => 'search=Finanças', ['VIEW_FINANCES']],
  ['a person', () => 'search=zelia', ['VIEW_FINANCES', 'plan.changed']],
  ['an id', () => `search=${customer.userId}`, ['VIEW_FINANCES', 'plan.changed']],
  ['a record', () => 'recordId=t3', ['crm.task-completed']],
  ['what was only looked at', () => 'kind=look', ['VIEW_FINANCES']],
  ['an operator', () => `operatorId=${owner.userId}`, ['plan.changed']],
  ['a deed', () => 'action=plan.changed', ['plan.changed']],
  ['a day in Sao Paulo', () => 'from=2026-11-20&to=2026-11-20', ['VIEW_FINANCES']],
  ['nothing that is there', () => 'search=100%25', []],
])('finds by %s', async (_what, query, found) => {
  expect(await actions(query())).toEqual(found)
})

it('pages by key, through rows of one moment too', async () => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await list(`limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...page.items.map((item) => `${item.at} ${item.action}`))
    cursor = page.nextCursor
  }
  expect(seen).toHaveLength(7)
  expect(seen).toEqual(seen.toSorted().reverse())
  const noDay = Buffer.from(JSON.stringify(['2026-02-31 10:00:00+00', newId()]))
  for (const wrong of ['nada', noDay.toString('base64url')]) {
    expect(await owner.send('GET', `/api/admin/logs?cursor=${wrong}`)).toMatchObject({
      status: 400,
      body: { code: 'logs.cursor-invalid' },
    })
  }
})

it('offers what there is to choose from', async () => {
  const choices = await owner.ask<{ operators: unknown[] }>('GET', '/api/admin/logs/choices')
  expect(choices).toMatchObject({
    actions: expect.arrayContaining(['VIEW_FINANCES', 'crm.task-completed', 'plan.changed']),
    tables: ['crm_tasks', 'profiles'],
  })
  expect(choices.operators).toHaveLength(2)
})

it('is taken away as a file whose formulas are text, for owners alone, and notes that', async () => {
  const path = '/api/admin/logs/export.csv?to=2026-11-20'
  expect(await olga.send('GET', path)).toMatchObject({ status: 403 })
  const answer = await owner.send('GET', path)
  expect(answer.headers.get('content-disposition')).toMatch(/lya-logs-\d{4}-\d\d-\d\d\.csv/)
  const [head, ...lines] = String(answer.body).trim().split('\r\n')
  expect(head).toContain('Quando;Quem;E-mail;O quê')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('19/11/2026 23:30:00;Maria Souza')
  expect(lines[0]).toContain('Viu as finanças de uma pessoa;Pessoas')
  expect(lines[1]).toContain('Editou um plano;Pessoas')
  expect(lines[1]).toContain("'=1+1 promessa")
  expect(lines[1]).toContain('{""Nota"":""a;\\""b\\"""",""Preço do plano em R$"":39.9}')
  expect(await actions('action=logs.exported')).toEqual(['logs.exported'])
})
