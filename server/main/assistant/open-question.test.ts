import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { listMigrations } from '#platform/db/migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const draft = {
  ...{ type: 'despesa', amountCents: 0, date: '2026-11-20' },
  ...{ categoryId: null, description: 'Tênis' },
}
const question = { missing: 'amount', draft, ready: [], expiresOn: '9999-12-31' }
const reading = { source: 'words', stage: 'confirm', draft, expiresOn: '9999-12-31' }

it('takes over what was asked before one name stood for it', async () => {
  const { cookie, userId } = await app.signUp()
  const say = (text: string) =>
    app.call('POST', '/api/assistant/messages', { cookie, body: JSON.stringify({ text }) })
  await say('oi')
  const run = async (name: string): Promise<void> => {
    const sql = listMigrations().find((one) => one.name === name)?.sql
    await app.owner.query(sql ?? `${name} is gone`)
  }
  const upgrade = async (state: object): Promise<Record<string, unknown>> => {
    const values = [userId, JSON.stringify(state)]
    // As the column was then.
    await app.owner.query('ALTER TABLE conversas ALTER estado TYPE jsonb')
    await app.owner.query('UPDATE conversas SET estado = $2 WHERE user_id = $1', values)
    await run('0058_one_open_question.sql')
    await run('0067_state_as_text.sql')
    const { rows } = await app.owner.query('SELECT estado FROM conversas WHERE user_id = $1', [
      userId,
    ])
    return rows[0]?.estado
  }
  const rest = { rule: 'log', keptOffer: { expiresOn: '2026-11-30' } }
  expect(await upgrade(rest)).toEqual(rest)
  const kept = await upgrade({ ...rest, reading })
  expect(kept).toEqual({ ...rest, open: { ...reading, kind: 'reading' } })
  await upgrade({ pending: question })
  const { body } = await say('250')
  expect(JSON.stringify(body)).toContain('Tênis')
  expect(JSON.stringify(body)).toContain('250,00')
})
