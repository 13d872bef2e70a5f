import { everybody } from '@lya/core/backoffice/segments/segment.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import {
  type Marketing,
  marketing,
  ownSegment,
  reader,
  runCampaigns,
} from '#main/testing/marketing.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { mailsTo } from '#main/testing/reminders.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const today = '2026-03-10'
const noon = `${today}T15:00:00Z`
const clock = fixedClock(noon)
let app: TestApp
let operator: TestPerson
let desk: Marketing

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['marketing'])
  desk = marketing(operator)
})
beforeEach(() => clock.moveTo(noon))
// A run that waits for its seconds would arrive in the next test, at that one's hour.
afterEach(async () => {
  const { rows } = await app.owner.query(
    `SELECT id FROM pgboss.job
      WHERE name = 'campaigns.run' AND state IN ('created', 'retry', 'active')`,
  )
  expect(rows).toEqual([])
})
afterAll(() => app.close())

const letters = async (person: { email: string }) => {
  const all = await mailsTo(app, person.email)
  return all.filter(({ subject }) => subject.startsWith('Novidade'))
}
const minutes = (count: number) => clock.moveTo(clock.now().add({ minutes: count }).toString())

describe('a campaign', () => {
  it('reaches who wants it once, and says of everybody else why not', async () => {
    const { rule, days } = ownSegment()
    const ana = await reader(app, { days, today, name: 'Ana' })
    const never = await reader(app, { days, today, news: [] })
    const leaving = await reader(app, { days, today })
    const unproven = await reader(app, { days, today })
    const deleted = await reader(app, { days, today })
    const changing = await reader(app, { days, today })
    await app.owner.query(`UPDATE auth."user" SET email_verified = false WHERE id = $1`, [
      unproven.userId,
    ])
    const id = await desk.launch({ rule, perMinute: 1 })
    await runCampaigns(app)
    // Six people are in it, whatever becomes of them; one a minute is handed over.
    expect(await desk.show(id)).toMatchObject({ state: 'sending', audience: 6 })
    const late = await reader(app, { days, today })
    await app.owner.query('UPDATE profiles SET excluir_em = now() WHERE id = $1', [leaving.userId])
    await app.owner.query('DELETE FROM profiles WHERE id = $1', [deleted.userId])
    await changing.ask('PUT', '/api/reminders', {
      ...{ duePayments: [], budgets: [], weeklySummary: [], news: [] },
      ...{ quietFrom: '22:00', quietUntil: '08:00' },
    })
    for (let turn = 0; turn < 6; turn += 1) {
      minutes(1)
      await runCampaigns(app)
    }
    expect(await desk.show(id)).toMatchObject({
      state: 'done',
      audience: 6,
      results: {
        states: { sent: 1, skipped: 4 },
        skipped: { 'no-consent': 2, leaving: 1, 'address-unproven': 1 },
        deleted: 1,
      },
    })
    const [mail, ...more] = await letters(ana)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Novidade para Ana')
    expect(mail?.text).toContain('O seu plano é Anual, Ana.')
    for (const one of [never, leaving, unproven, changing, late]) {
      expect(await letters(one)).toEqual([])
    }
  })

  it('hands over no more than its rate, whoever works and however often', async () => {
    const { rule, days } = ownSegment()
    const people = []
    for (let made = 0; made < 5; made += 1) people.push(await reader(app, { days, today }))
    const id = await desk.launch({ rule, perMinute: 2 })
    const beside = await testApp({ clock, beside: app })
    const sent = async () => (await desk.show(id)).results.states.sent ?? 0
    for (const expected of [2, 4, 5]) {
      await Promise.all([runCampaigns(app, beside), runCampaigns(beside, app)])
      expect(await sent()).toBe(expected)
      minutes(1)
    }
    await beside.close()
    for (const person of people) expect(await letters(person)).toHaveLength(1)
    expect((await desk.show(id)).state).toBe('done')
  })

  it('waits for the end of quiet hours, and holds still while it is paused', async () => {
    const { rule, days } = ownSegment()
    const ana = await reader(app, { days, today })
    clock.moveTo('2026-03-11T02:00:00Z')
    const id = await desk.launch({ rule })
    await runCampaigns(app)
    expect((await desk.show(id)).results.states).toEqual({ pending: 1 })
    clock.moveTo('2026-03-11T11:30:00Z')
    expect(await desk.move(id, 'pause')).toMatchObject({ state: 'paused' })
    await runCampaigns(app)
    expect(await letters(ana)).toEqual([])
    expect(await desk.move(id, 'resume')).toMatchObject({ state: 'sending' })
    await runCampaigns(app)
    expect(await letters(ana)).toHaveLength(1)
  })

  it('that is stopped reaches nobody any more', async () => {
    const { rule, days } = ownSegment()
    const people = [await reader(app, { days, today }), await reader(app, { days, today })]
    const id = await desk.launch({ rule, perMinute: 1 })
    await runCampaigns(app)
    await desk.move(id, 'stop')
    minutes(5)
    await runCampaigns(app)
    const { state, results } = await desk.show(id)
    expect([state, results.states]).toEqual(['stopped', { sent: 1, skipped: 1 }])
    expect(results.skipped).toEqual({ stopped: 1 })
    const got = await Promise.all(people.map(letters))
    expect(got.flat()).toHaveLength(1)
    const again = await operator.send('POST', `/api/admin/campaigns/${id}/resume`, {
      version: (await desk.show(id)).version,
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'campaigns.not-now' } })
  })

  it('to nobody is refused now, and ends at once when its moment comes', async () => {
    const { rule } = ownSegment()
    const { id, version } = await desk.draft({ rule })
    const now = await operator.send('POST', `/api/admin/campaigns/${id}/launch`, {
      version,
      startsAt: null,
    })
    expect(now).toMatchObject({ status: 400, body: { code: 'campaigns.nobody' } })
    const later = await desk.launch({ rule, startsAt: '2026-03-10T16:00:00Z' })
    await runCampaigns(app)
    expect((await desk.show(later)).state).toBe('scheduled')
    clock.moveTo('2026-03-10T16:00:00Z')
    await runCampaigns(app)
    expect(await desk.show(later)).toMatchObject({ state: 'done', audience: 0 })
  })

  it('to everybody asks each of them', async () => {
    const ana = await reader(app, { days: 90, today })
    const id = await desk.launch({ rule: everybody, perMinute: 1_000 })
    await runCampaigns(app)
    const { audience, results } = await desk.show(id)
    const { rows } = await app.owner.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM admin_people WHERE leaves_at IS NULL',
    )
    expect(audience).toBe(rows[0]?.count)
    expect(results.skipped['no-consent']).toBeGreaterThan(0)
    expect(await letters(ana)).toHaveLength(1)
  })
})

it('ends with the link of its letter: the next one skips who said no', async () => {
  const { rule, days } = ownSegment()
  const ana = await reader(app, { days, today })
  const first = await desk.launch({ rule })
  await runCampaigns(app)
  const [mail] = await letters(ana)
  const stop = /https?:\/\/\S*\/lembretes\/parar\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  clock.moveTo('2026-03-10T15:30:00Z')
  expect((await app.call('POST', new URL(stop).pathname, { body: '' })).status).toBe(200)
  clock.moveTo('2026-03-10T16:00:00Z')
  const second = await desk.launch({ rule })
  await runCampaigns(app)
  expect(await letters(ana)).toHaveLength(1)
  const [before, after] = [await desk.show(first), await desk.show(second)]
  expect(before.results).toMatchObject({ states: { sent: 1 }, unsubscribed: 1 })
  expect(after.results).toMatchObject({ skipped: { 'no-consent': 1 }, unsubscribed: 0 })
})

it('counts who opened its link, once, and leads on to a page of ours', async () => {
  const { rule, days } = ownSegment()
  const ana = await reader(app, { days, today })
  const id = await desk.launch({ rule })
  await runCampaigns(app)
  const [mail] = await letters(ana)
  const link = new URL(/https?:\/\/\S*\/novidades\/ir\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const open = (path: string, method = 'GET') =>
    fetch(app.url + path, { method, redirect: 'manual' })
  expect((await open(link.pathname, 'HEAD')).status).toBe(302)
  expect((await desk.show(id)).results.openedLinks).toBe(0)
  for (const _ of [1, 2]) {
    expect((await open(link.pathname)).headers.get('location')).toBe('/planos?de=novidade')
  }
  expect((await desk.show(id)).results.openedLinks).toBe(1)
  expect((await open(`${link.pathname}x`)).headers.get('location')).toBe('/')
})

it('takes markup and braces in a name for what they are', async () => {
  const { rule, days } = ownSegment()
  const ana = await reader(app, { days, today, name: '<img src=x onerror=alert(1)> {{email}}' })
  await desk.launch({ rule })
  await runCampaigns(app)
  const { rows } = await app.owner.query<{ html: string; text: string }>(
    `SELECT html, texto AS text FROM caixa_de_saida
      WHERE destinatario = $1 AND assunto LIKE 'Novidade%'`,
    [ana.email],
  )
  expect(rows[0]?.html).not.toContain('<img')
  expect(rows[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{email}}')
})

it('shows the people of each state', async () => {
  const { rule, days } = ownSegment()
  const ana = await reader(app, { days, today })
  const bia = await reader(app, { days, today, news: [] })
  const id = await desk.launch({ rule })
  await runCampaigns(app)
  const of = (state: string) =>
    operator.ask('GET', `/api/admin/campaigns/${id}/people?state=${state}`)
  expect(await of('sent')).toMatchObject({ items: [{ userId: ana.userId, reason: null }] })
  expect(await of('skipped')).toMatchObject({
    items: [{ userId: bia.userId, reason: 'no-consent' }],
    cursor: null,
  })
})
