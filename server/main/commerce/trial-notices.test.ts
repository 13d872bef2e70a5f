import type { ReminderSettings } from '@lya/contract/assistant/reminders.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import {
  type Confirmed,
  confirmedPerson,
  lookAfter,
  mailsTo,
  wish,
} from '#main/testing/reminders.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const clock = fixedClock('2026-03-10T12:00:00Z')
let app: TestApp
let person: Confirmed

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  clock.moveTo('2026-03-10T12:00:00Z')
  await app.owner.query(`UPDATE preferencias_avisos SET proxima_em = 'infinity'`)
  person = await confirmedPerson(app)
  await app.owner.query(
    `UPDATE profiles SET status_plan = 'TRIAL', trial_end_date = '2026-03-17' WHERE id = $1`,
    [person.userId],
  )
})
afterAll(() => app.close())

/** Lives through these days, looked after several times on each. */
async function live(from: string, to: string): Promise<string[]> {
  const last = Temporal.PlainDate.from(to)
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    for (const time of ['12:00', '18:00']) {
      clock.moveTo(`${day}T${time}:00Z`)
      await lookAfter([app])
    }
  }
  return (await mailsTo(app, person.email)).map(({ subject }) => subject)
}

it('tells of the end before, on and after it, each once', async () => {
  expect(await live('2026-03-10', '2026-03-25')).toEqual([
    'Seu teste grátis termina em 2 dias',
    'Hoje é o último dia do seu teste grátis',
    'Seu teste grátis terminou',
    'Suas contas sentem sua falta',
  ])
  const [first] = await mailsTo(app, person.email)
  expect(first?.text).toContain('/planos')
})

it('is silent once somebody has paid', async () => {
  await live('2026-03-10', '2026-03-15')
  await app.owner.query(`UPDATE profiles SET status_plan = 'ATIVO' WHERE id = $1`, [person.userId])
  expect(await live('2026-03-16', '2026-03-22')).toEqual(['Seu teste grátis termina em 2 dias'])
})

it('is told where it was chosen to be, and nowhere when it was switched off', async () => {
  await wish(person, { trial: [] })
  expect(await live('2026-03-14', '2026-03-22')).toEqual([])
  const settings = await person.ask<ReminderSettings>('GET', '/api/reminders')
  expect(settings.trial).toEqual([])
  // A page that does not know of it yet leaves it as it is.
  await person.ask('PUT', '/api/reminders', withoutTrial(settings))
  expect((await person.ask<ReminderSettings>('GET', '/api/reminders')).trial).toEqual([])
})

function withoutTrial({ duePayments, budgets, weeklySummary, ...rest }: ReminderSettings) {
  const { quietFrom, quietUntil } = rest
  return { duePayments, budgets, weeklySummary, quietFrom, quietUntil }
}

it('ends with the link of the first letter', async () => {
  await live('2026-03-14', '2026-03-15')
  const [letter] = await mailsTo(app, person.email)
  const link = /https?:\/\/\S*\/lembretes\/parar\/\S+/.exec(letter?.text ?? '')?.[0]
  expect(link).toBeDefined()
  const { pathname, search } = new URL(String(link))
  const answer = await app.call('POST', pathname + search, { body: '' })
  expect(answer.status).toBeLessThan(400)
  expect(await live('2026-03-16', '2026-03-22')).toHaveLength(1)
})
