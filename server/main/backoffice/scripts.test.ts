import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

let app: TestApp
let ana: TestPerson

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-11-22T15:00:00Z') })
  ana = await testOperator(app, ['support'])
})
afterAll(() => app.close())

const list = () =>
  ana.ask<{ items: CallScript[]; example: Record<string, string> }>('GET', '/api/admin/scripts')
const draft = { title: 'Oi', content: 'Oi, {{ nome }}!', whatsappTemplate: null, isActive: true }
const save = (type: string, change: object) =>
  ana.send('PUT', `/api/admin/scripts/${type}`, { ...draft, ...change })

it('begins with scripts for what makes itself, whose variables are all known', async () => {
  const { items, example } = await list()
  expect(items.map(({ type }) => type)).toEqual([
    ...['trial_day_4', 'trial_day_9', 'call', 'whatsapp', 'follow_up'],
  ])
  for (const { version, type, ...script } of items) {
    expect([type, (await save(type, { ...script, version })).status]).toEqual([type, 200])
  }
  expect(example).toMatchObject({
    primeiro_nome: 'Marina',
    dias_restantes: '4 dias',
    fim_do_teste: '25/11/2026',
  })
})

it('saves a first one, and one of two who edit it', async () => {
  expect((await save('meeting', { version: null })).body).toEqual({
    script: { type: 'meeting', ...draft, version: 1 },
  })
  expect((await save('meeting', { version: 1, title: 'Dois' })).status).toBe(200)
  const stale = await save('meeting', { version: 1, title: 'Tres' })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    {
      code: 'scripts.stale',
      data: { stored: { title: 'Dois', version: 2 }, yours: { title: 'Tres' } },
    },
  ])
  const again = await save('meeting', { version: null })
  expect(again.body).toMatchObject({ code: 'scripts.stale' })
})

it.each([
  [{ title: ' ' }, 'scripts.title-required', undefined],
  [{ content: ' \n ' }, 'scripts.content-required', undefined],
  [{ content: 'a {{saldo}} b {{nome}}' }, 'scripts.variable-unknown', ['saldo']],
  [{ whatsappTemplate: '{{cpf}} {{ cpf }}' }, 'scripts.variable-unknown', ['cpf']],
])('refuses %j by name', async (wrong, code, variables) => {
  const answer = await save('email', { ...wrong, version: null })
  expect([answer.status, answer.body]).toMatchObject([400, { code }])
  if (variables) expect(answer.body).toMatchObject({ data: { variables } })
})
