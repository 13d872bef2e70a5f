import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refreshPeople } from '#backoffice/people/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { lookAfter } from '#main/testing/reminders.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'

const clock = fixedClock('2026-11-22T15:00:00Z')
const far = '20226-05-01'
let app: TestApp
let ana: TestPerson
let maria: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
  ana = await testOperator(app, ['support', 'marketing'])
})
beforeEach(async () => {
  maria = await testPerson(app, { isOnTrial: true })
  await app.owner.query('UPDATE profiles SET trial_end_date = $2 WHERE id = $1', [
    maria.userId,
    far,
  ])
})
afterAll(() => app.close())

const page = (rest = '') => ana.ask('GET', `/api/admin/users/${maria.userId}${rest}`)

it('shows whose trial was loaded with a day of the year 20226, as one without days left', async () => {
  expect(await page()).toMatchObject({ trialEndDate: far, trialDaysLeft: 0 })
  expect(await page('/activity')).toMatchObject({ days: expect.any(Array) })
})

it('fills such a day into scripts and messages as none', async () => {
  const body = { userId: maria.userId, title: 'Oi', type: 'call', dueDate: '2026-11-22' }
  const { task } = await ana.ask<{ task: WorkedTask }>('POST', '/api/admin/tasks', body)
  expect(task.whatsappText).not.toContain('20226')
  await app.owner.query('UPDATE profiles SET end_date_plan = $2 WHERE id = $1', [ana.userId, far])
  const content = {
    ...{ channel: 'email', subject: 'Oi', button: 'Ver', path: '/', metaName: '' },
    body: 'Até {{fim_do_plano}}, faltam {{dias_restantes}}.',
  }
  expect(JSON.stringify(await ana.ask('POST', '/api/admin/templates/preview', content))).toContain(
    'Até sem data para acabar, faltam 0.',
  )
})

it('counts people with such a day, and their neighbours', async () => {
  await app.owner.query(
    `UPDATE profiles SET status_plan = 'ATIVO', end_date_plan = $2 WHERE id = $1`,
    [maria.userId, far],
  )
  const counted = await asSystem(app.database.db, (tx) =>
    refreshPeople({ tx, clock }, [ana.userId, maria.userId]),
  )
  expect(counted.people).toBe(2)
})

it('lists such a day behind all others, page by page, as its filter does', async () => {
  const list = (query: string) =>
    ana.ask<{ items: { userId: string; standing: string }[]; nextCursor: string | null }>(
      'GET',
      `/api/admin/people?list=trial&sort=end&direction=desc&limit=1${query}`,
    )
  await testPerson(app, { isOnTrial: true })
  const first = await list('&trial=active')
  expect(first.items).toMatchObject([{ userId: maria.userId, standing: 'active' }])
  const next = await list(`&trial=active&cursor=${first.nextCursor}`)
  expect(next.items).toHaveLength(1)
})

it('begins the days that such a trial is given today', async () => {
  const body = { days: 7, trialEndDate: far, reason: 'pediu por telefone' }
  expect(
    await ana.send('POST', `/api/admin/users/${maria.userId}/trial-extension`, body),
  ).toMatchObject({ status: 200, body: { trialEndDate: '2026-11-29' } })
})

it('takes such a trial for over, and looks after its person', async () => {
  expect(await maria.send('GET', '/api/dashboard')).toMatchObject({
    status: 402,
    body: { code: 'access.trial-ended' },
  })
  const { userId } = maria
  await app.owner.query(
    `UPDATE preferencias_avisos SET proxima_em = CASE WHEN user_id = $1 THEN $2::timestamptz
       ELSE 'infinity' END`,
    [userId, clock.now().toString()],
  )
  await lookAfter([app])
  const { rows } = await app.owner.query(
    'SELECT proxima_em > $2 AS planned FROM preferencias_avisos WHERE user_id = $1',
    [userId, clock.now().toString()],
  )
  expect(rows).toEqual([{ planned: true }])
})
