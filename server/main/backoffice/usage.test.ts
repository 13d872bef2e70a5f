import type { Lessons, UsageReport } from '@lya/contract/backoffice/usage.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-10T15:00:00Z')
let app: TestApp
let operator: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['marketing'])
})
afterAll(() => app.close())

const say = (person: TestPerson, text: string) =>
  person.ask<{ replies: { undoId: string | null }[] }>('POST', '/api/assistant/messages', {
    id: newId(),
    text,
  })
const allow = (person: TestPerson, isAllowed: boolean) =>
  person.ask('PUT', '/api/account/reading', { isAllowed })
const lessons = () => operator.ask<Lessons>('POST', '/api/admin/usage/lessons', {})

it('counts sign-ups by source, how far they came, and how messages were understood', async () => {
  await app.owner.query('TRUNCATE contagens_regras')
  await app.owner.query(`UPDATE admin_people SET created_at = '2025-01-01'`)
  const made = [
    ['2026-03-10T02:59:00Z', 'meta', `onboarded_at = now()`],
    ['2026-03-10T03:00:00Z', 'meta', `onboarded_at = now(), first_entry_at = now()`],
    ['2026-03-10T12:00:00Z', 'direct', `first_paid_at = now(), onboarded_at = NULL`],
    ['2026-03-03T12:00:00Z', 'direct', `engaged_at = now()`],
  ] as const
  for (const [at, source, more] of made) {
    const { userId } = await testPerson(app)
    await app.owner.query(
      `UPDATE admin_people SET created_at = $2, source = $3, onboarded_at = NULL,
        first_entry_at = NULL, engaged_at = NULL, first_paid_at = NULL WHERE user_id = $1`,
      [userId, at, source],
    )
    await app.owner.query(`UPDATE admin_people SET ${more} WHERE user_id = $1`, [userId])
  }
  await app.owner.query(
    `INSERT INTO contagens_regras (dia, regra, decisoes, perguntas, desfeitas) VALUES
      ('2026-03-10', 'expense', 10, 1, 0), ('2026-03-09', 'expense', 5, 0, 1),
      ('2026-03-10', 'unclear', 4, 4, 0), ('2026-03-03', 'expense', 99, 0, 0)`,
  )
  const report = await operator.ask<UsageReport>('GET', '/api/admin/usage?days=7')
  expect(report).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-10',
    activation: { signedUp: 3, onboarded: 2, firstEntry: 1, engaged: 0, paid: 1 },
    sources: [
      { source: 'meta', signedUp: 2, onboarded: 2, paid: 0 },
      { source: 'direct', signedUp: 1, paid: 1 },
    ],
    rules: [
      { rule: 'unclear', decisions: 4, askedBack: 4, undone: 0 },
      { rule: 'expense', decisions: 15, askedBack: 1, undone: 1 },
    ],
  })
  expect(report.days).toHaveLength(7)
  // The product's day begins at three in UTC.
  expect(report.days.slice(-2)).toEqual([
    { day: '2026-03-09', signUps: 1, messages: 5, askedBack: 0, undone: 1 },
    { day: '2026-03-10', signUps: 2, messages: 14, askedBack: 5, undone: 0 },
  ])
})

it('shows nobody’s words until they say so, and only those from then on', async () => {
  const ana = await testPerson(app)
  const bia = await testPerson(app)
  expect(await ana.ask('GET', '/api/account/reading')).toEqual({ isAllowed: false, since: null })
  await say(ana, 'paguei alguma coisa antes')
  clock.moveTo('2026-03-10T16:00:00Z')
  await app.owner.query(`UPDATE mensagens SET created_at = '2026-03-10T15:00:00Z'`)
  expect(await lessons()).toEqual({ people: 0, items: [] })
  await allow(ana, true)
  await allow(ana, true)
  await say(ana, 'gastei no mercado')
  await say(ana, 'obrigado')
  const { replies } = await say(ana, 'gastei 12,34 no mercado')
  await ana.undo(replies[0]?.undoId ?? '')
  await say(ana, 'gastei 20 na padaria')
  await say(bia, 'paguei alguma coisa secreta')
  const { people, items } = await lessons()
  expect(people).toBe(1)
  expect(items.map(({ what, text }) => [what, text])).toEqual(
    expect.arrayContaining([
      ['asked-back', 'gastei no mercado'],
      ['nothing-noted', 'obrigado'],
      ['undone', 'gastei 12,34 no mercado'],
    ]),
  )
  expect(items).toHaveLength(3)
  const said = JSON.stringify(items)
  for (const hidden of ['antes', 'secreta', ana.userId, 'Maria', '@']) {
    expect(said).not.toContain(hidden)
  }
  const audited = await app.owner.query(
    `SELECT FROM audit_logs WHERE action = 'usage.words-read' AND user_id = $1`,
    [operator.userId],
  )
  expect(audited.rowCount).toBe(2)
  const consents = await app.owner.query(
    `SELECT FROM consentimentos WHERE tipo = 'leitura' AND user_id = $1`,
    [ana.userId],
  )
  expect(consents.rowCount).toBe(1)
  clock.moveTo('2026-03-10T17:00:00Z')
  await allow(ana, false)
  expect(await lessons()).toEqual({ people: 0, items: [] })
})
