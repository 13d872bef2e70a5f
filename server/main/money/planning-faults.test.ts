import type { Topic } from '@lya/contract/events.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let maria: TestPerson
let home: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  maria = await testPerson(app)
  home = await maria.category('Casa')
})
afterAll(() => app.close())

const bill = () => ({
  id: newId(),
  name: 'Luz',
  amountCents: 5_000,
  frequency: 'mensal',
  dueDay: 10,
  categoryId: home,
  notes: null,
  isActive: true,
  nextDate: '2026-11-10',
  instalments: null,
  instalmentsPaid: 0,
  endDate: null,
})

/** Everything that a payment touches, as one text. */
async function state(): Promise<string> {
  const parts = []
  for (const table of ['transacoes', 'resumos_mensais', 'pagamentos_recorrentes', 'operacoes']) {
    const { rows } = await app.owner.query(
      `select t::text from ${table} t where user_id = $1 order by 1`,
      [maria.userId],
    )
    parts.push(rows)
  }
  return JSON.stringify(parts)
}

/** Runs `work` while every change of a recurring payment meets this statement of PL/pgSQL. */
async function whileChangesMeet(statement: string, work: () => Promise<void>): Promise<void> {
  await app.owner.query(
    `create function falha() returns trigger language plpgsql security definer as $$
       begin ${statement}; return new; end $$;
     create trigger falha before update on pagamentos_recorrentes
       for each row execute function falha()`,
  )
  try {
    await work()
  } finally {
    await app.owner.query('drop function falha cascade')
  }
}

it('pays nothing at all when it fails after the expense was written', async () => {
  const { id, ...rest } = bill()
  await maria.ask('POST', '/api/recurring', { id, ...rest })
  const before = await state()
  const pay = () => maria.send('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-11-10' })
  await whileChangesMeet(`raise exception 'disk full'`, async () => {
    const answer = await pay()
    expect([answer.status, answer.body]).toMatchObject([500, { code: 'platform.unexpected' }])
  })
  expect(await state()).toBe(before)
  expect((await pay()).status).toBe(200)
})

it('pays nothing when its connection is cut in the middle, and once when asked again', async () => {
  const { id, ...rest } = bill()
  await maria.ask('POST', '/api/recurring', { id, ...rest })
  const before = await state()
  const pay = () => maria.send('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-11-10' })
  await whileChangesMeet('perform pg_terminate_backend(pg_backend_pid())', async () => {
    const answer = await pay()
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'platform.unavailable' }])
  })
  expect(await state()).toBe(before)
  expect((await pay()).status).toBe(200)
  expect((await pay()).status).toBe(200)
  const { items } = await maria.ask<{ items: unknown[] }>('GET', '/api/transactions')
  expect(items).toHaveLength(1)
})

it('tells the open screens what became stale, and nothing of a repeat', async () => {
  const screen = await openScreen()
  const { id, ...rest } = bill()
  const month = '2026-11'
  const goal = newId()
  let deposit = { undoId: '' }
  const steps: [string, () => Promise<unknown>, Topic[]][] = [
    ['bill', () => maria.ask('POST', '/api/recurring', { id, ...rest }), ['recurring']],
    [
      'pay',
      () => maria.ask('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-11-10' }),
      ['recurring', 'transactions'],
    ],
    [
      'budget',
      () => maria.ask('POST', '/api/budgets', { categoryId: home, amountCents: 1, month }),
      ['budgets'],
    ],
    ['copy', () => maria.ask('POST', '/api/budgets/copies', { month: '2026-12' }), ['budgets']],
    [
      'goal',
      () => maria.ask('POST', '/api/goals', { id: goal, name: 'Viagem', targetCents: 5 }),
      ['goals'],
    ],
    [
      'deposit',
      async () => {
        deposit = await maria.ask('POST', `/api/goals/${goal}/deposits`, { amountCents: 1 })
      },
      ['goals'],
    ],
    ['undo', () => maria.undo(deposit.undoId), ['goals', 'conversation']],
    ['delete', () => maria.ask('DELETE', `/api/recurring/${id}`), ['recurring']],
  ]
  for (const [name, step, topics] of steps) {
    await step()
    // In between, a second press of the same date must have told nothing.
    if (name === 'pay') await step()
    expect([name, (await screen.next()).sort()]).toEqual([name, topics.toSorted()])
  }
  await screen.close()
})

async function openScreen(): Promise<{ next(): Promise<Topic[]>; close(): Promise<void> }> {
  const response = await fetch(`${app.url}/api/events`, { headers: { cookie: maria.cookie } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no stream')
  let text = ''
  const frame = async (event: string): Promise<string> => {
    for (;;) {
      const match = new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`).exec(text)
      if (match) {
        text = text.slice(match.index + match[0].length)
        return match[1] ?? ''
      }
      const { value, done } = await reader.read()
      if (done) throw new Error('the stream ended')
      text += value
    }
  }
  await frame('hello')
  return {
    next: async () => (JSON.parse(await frame('changed')) as { topics: Topic[] }).topics,
    close: () => reader.cancel(),
  }
}
