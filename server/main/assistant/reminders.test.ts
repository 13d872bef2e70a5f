import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakePushService,
  fakePushService,
} from '#adapters/web-push/testing/fake-push-service.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import {
  bill,
  type Confirmed,
  confirmedPerson,
  lookAfter,
  mailsTo,
  spend,
  wish,
} from '#main/testing/reminders.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// A Tuesday in São Paulo, three hours behind UTC.
const clock = fixedClock('2026-03-10T10:00:00Z')
const at = (local: string): void => clock.moveTo(`${local}:00-03:00`)
let push: FakePushService
let app: TestApp
let maria: Confirmed

beforeAll(async () => {
  push = await fakePushService()
  app = await testApp({ clock, environment: { PUSH_SERVICES: push.host } })
})
afterAll(async () => {
  await app.close()
  await push.close()
})
beforeEach(async () => {
  at('2026-03-10T07:00')
  // All of this hour's people come from one address.
  await app.owner.query('DELETE FROM limites_de_uso')
  await app.owner.query("UPDATE preferencias_avisos SET proxima_em = 'infinity'")
  maria = await confirmedPerson(app)
})

const look = (times = 1) => lookAfter([app], times)
const subjects = async (person = maria) =>
  (await mailsTo(app, person.email)).map(({ subject }) => subject)

describe('bills', () => {
  it('are told the day before and the day of, once each, by e-mail unless chosen otherwise', async () => {
    await bill(maria, { name: 'Luz', amountCents: 18_037, nextDate: '2026-03-11' })
    await bill(maria, { name: 'Aluguel', amountCents: 150_000, nextDate: '2026-03-20' })
    at('2026-03-10T08:59')
    await look()
    expect(await subjects()).toEqual([])
    at('2026-03-10T09:00')
    await look(3)
    at('2026-03-10T18:00')
    await look()
    const [letter, ...more] = await mailsTo(app, maria.email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Luz vence amanhã')
    expect(letter?.text).toContain('Luz: R$\u00a0180,37')
    expect(letter?.text).not.toContain('Aluguel')
    at('2026-03-11T09:00')
    await look(2)
    expect(await subjects()).toEqual(['Luz vence amanhã', 'Luz vence hoje'])
  })

  it("of two days stand in one letter, with the dashboard's amounts", async () => {
    await bill(maria, { name: 'Luz', amountCents: 18_037, nextDate: '2026-03-10' })
    await bill(maria, { name: 'Água', amountCents: 9_901, nextDate: '2026-03-11' })
    at('2026-03-10T09:00')
    await look()
    const [letter] = await mailsTo(app, maria.email)
    expect(letter?.subject).toBe('2 contas vencem entre hoje e amanhã')
    const { upcoming } = await maria.ask<{ upcoming: { name: string; amountCents: number }[] }>(
      'GET',
      '/api/dashboard',
    )
    for (const { name, amountCents } of upcoming) {
      expect(letter?.text).toContain(
        `${name}: R$\u00a0${(amountCents / 100).toFixed(2).replace('.', ',')}`,
      )
    }
  })

  it('that were paid, and letters to nobody, are not told', async () => {
    const id = await bill(maria, { name: 'Luz', amountCents: 100, nextDate: '2026-03-10' })
    await maria.ask('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-03-10' })
    const pedro = await confirmedPerson(app)
    await app.owner.query(`UPDATE auth."user" SET email_verified = false WHERE id = $1`, [
      pedro.userId,
    ])
    await bill(pedro, { name: 'Gás', amountCents: 100, nextDate: '2026-03-10' })
    const shutOut = await confirmedPerson(app)
    await bill(shutOut, { name: 'Gás', amountCents: 100, nextDate: '2026-03-10' })
    await app.owner.query(`UPDATE profiles SET status_plan = 'SUSPENSO' WHERE id = $1`, [
      shutOut.userId,
    ])
    at('2026-03-10T09:00')
    await look()
    for (const person of [maria, pedro, shutOut]) expect(await subjects(person)).toEqual([])
  })

  it('of a day that began while nobody worked wait for the end of the quiet hours', async () => {
    await bill(maria, { name: 'Luz', amountCents: 100, nextDate: '2026-03-11' })
    at('2026-03-10T22:30')
    await look()
    expect(await subjects()).toEqual([])
    at('2026-03-11T08:00')
    await look()
    // 'Tomorrow' is over by then, and today's letter comes at nine.
    expect(await subjects()).toEqual([])
    at('2026-03-11T09:00')
    await look()
    expect(await subjects()).toEqual(['Luz vence hoje'])
  })
})

describe('budgets', () => {
  const plan = (amountCents: number) =>
    maria.ask('POST', '/api/budgets', {
      categoryId: maria.categoryId,
      month: '2026-03',
      amountCents,
    })

  it("are told at 80 and at 100 per cent, once each, with the dashboard's amounts", async () => {
    await wish(maria, { budgets: ['email'] })
    await plan(50_000)
    at('2026-03-10T12:00')
    await spend(maria, 40_000, '2026-03-10')
    await look()
    expect(await subjects()).toEqual([])
    await spend(maria, 1, '2026-03-10')
    await look(2)
    expect(await subjects()).toEqual(['Seu planejamento de Casa passou de 80%'])
    await spend(maria, 9_998, '2026-03-10')
    await look()
    expect(await subjects()).toHaveLength(1)
    await spend(maria, 1, '2026-03-10')
    await spend(maria, 123, '2026-03-10')
    await look(2)
    const letters = await mailsTo(app, maria.email)
    expect(letters.map(({ subject }) => subject).slice(1)).toEqual([
      'Seu planejamento de Casa chegou ao fim',
    ])
    expect(letters[0]?.text).toContain('R$\u00a0400,01 de R$\u00a0500,00')
    expect(letters[1]?.text).toContain('R$\u00a0501,23 de R$\u00a0500,00')
  })

  it('that were passed in one leap are told once, the higher', async () => {
    await wish(maria, { budgets: ['email'] })
    await plan(50_000)
    at('2026-03-10T12:00')
    const { transaction } = await spend(maria, 60_000, '2026-03-10')
    await look()
    await maria.ask('PATCH', `/api/transactions/${transaction.id}`, {
      amountCents: 45_000,
      version: 1,
    })
    await look()
    expect(await subjects()).toEqual(['Seu planejamento de Casa chegou ao fim'])
  })

  it('wait in quiet hours, and are dropped when they have become untrue', async () => {
    await wish(maria, { budgets: ['email'], duePayments: [] })
    await plan(50_000)
    at('2026-03-10T23:00')
    const { transaction } = await spend(maria, 45_000, '2026-03-10')
    await look()
    expect(await subjects()).toEqual([])
    await maria.ask('DELETE', `/api/transactions/${transaction.id}`, { version: 1 })
    at('2026-03-11T08:00')
    await look()
    expect(await subjects()).toEqual([])
    at('2026-03-11T23:30')
    await spend(maria, 55_000, '2026-03-11')
    await look()
    at('2026-03-12T07:59')
    await look()
    expect(await subjects()).toEqual([])
    at('2026-03-12T08:00')
    await look()
    expect(await subjects()).toEqual(['Seu planejamento de Casa chegou ao fim'])
  })

  it("are nobody's business who did not ask", async () => {
    await plan(100)
    at('2026-03-10T12:00')
    await spend(maria, 1_000, '2026-03-10')
    await look()
    expect(await subjects()).toEqual([])
  })
})

describe('the week', () => {
  it('is told on Monday morning, with the numbers of the summary', async () => {
    await wish(maria, { weeklySummary: ['email'], duePayments: [] })
    await spend(maria, 12_345, '2026-03-09')
    await spend(maria, 655, '2026-03-15')
    await spend(maria, 99_999, '2026-03-16')
    await look()
    at('2026-03-15T12:00')
    await look()
    expect(await subjects()).toEqual([])
    at('2026-03-16T09:00')
    await look(2)
    at('2026-03-17T09:00')
    await look()
    const letters = await mailsTo(app, maria.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Sua semana de 09/03 a 15/03'])
    const week = '/api/summary?from=2026-03-09&to=2026-03-15'
    expect(await maria.ask('GET', week)).toMatchObject({ expensesCents: 13_000, incomeCents: 0 })
    expect(letters[0]?.text).toContain('Saiu: R$\u00a0130,00')
    expect(letters[0]?.text).toContain('Saldo da semana: \u2212R$\u00a0130,00')
    expect(letters[0]?.text).toContain('Casa: R$\u00a0130,00')
  })

  it('without anything in it is not told', async () => {
    await wish(maria, { weeklySummary: ['email'], duePayments: [] })
    at('2026-03-16T09:00')
    await look()
    expect(await subjects()).toEqual([])
  })
})

describe('a browser', () => {
  const due = async () => {
    await wish(maria, { duePayments: ['push'] })
    await bill(maria, { name: 'Luz', amountCents: 18_000, nextDate: '2026-03-10' })
  }
  const add = (browser = push.browser()) =>
    maria.ask<{ browsers: { id: string }[] }>('POST', '/api/reminders/browsers', browser)
  const shownAt = (endpoint: string) =>
    push.pushed.filter(({ path }) => endpoint.endsWith(path)).map(({ shown }) => shown)
  const browsers = async () =>
    (await maria.ask<{ browsers: unknown[] }>('GET', '/api/reminders')).browsers

  it('is shown a notice that only it can read, signed by this installation', async () => {
    const browser = push.browser()
    await add(browser)
    await due()
    at('2026-03-10T09:00')
    await look(2)
    const [pushed, ...more] = push.pushed.filter(({ path }) => browser.endpoint.endsWith(path))
    expect(more).toEqual([])
    expect(pushed?.shown).toMatchObject({
      title: 'Contas a pagar',
      body: 'Vence hoje: Luz (R$\u00a0180,00).',
      path: '/payments',
    })
    expect(pushed?.headers).toMatchObject({ ttl: '43200', 'content-encoding': 'aes128gcm' })
    const { pushKey } = await maria.ask<{ pushKey: string }>('GET', '/api/reminders')
    expect(pushed?.headers.authorization).toContain(`k=${pushKey}`)
  })

  it('that is gone for good is forgotten; the others go on', async () => {
    const [gone, alive] = [push.browser(), push.browser()]
    await add(alive)
    await add(gone)
    await due()
    push.failWith(410)
    at('2026-03-10T09:00')
    await look()
    expect(await browsers()).toHaveLength(1)
    expect(shownAt(gone.endpoint).length + shownAt(alive.endpoint).length).toBe(1)
  })

  it('whose service is away is tried again under the same tag', async () => {
    const browser = push.browser()
    await add(browser)
    await due()
    push.failWith(503)
    at('2026-03-10T09:00')
    await look()
    expect(shownAt(browser.endpoint)).toEqual([])
    at('2026-03-10T09:10')
    await look(2)
    expect(shownAt(browser.endpoint)).toHaveLength(1)
  })

  it('comes once, is removed, and must be of a service that is known', async () => {
    const browser = push.browser()
    await add(browser)
    const { browsers: listed } = await add(browser)
    expect(listed).toHaveLength(1)
    await maria.ask('DELETE', `/api/reminders/browsers/${listed[0]?.id}`)
    expect(await browsers()).toEqual([])
    const endpoint = 'http://169.254.169.254/latest'
    const refused = await maria.send('POST', '/api/reminders/browsers', { ...browser, endpoint })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'reminders.browser-invalid' },
    ])
    for (let count = 0; count < 10; count += 1) await add()
    const tooMany = await maria.send('POST', '/api/reminders/browsers', push.browser())
    expect(tooMany.body).toMatchObject({ code: 'reminders.too-many-browsers' })
  })

  it('is stored as nothing that others could use', async () => {
    const browser = push.browser()
    await add(browser)
    const { rows } = await app.owner.query<{ all: string }>(
      'SELECT t::text AS all FROM assinaturas_push t WHERE user_id = $1',
      [maria.userId],
    )
    for (const part of [browser.endpoint, browser.auth, browser.p256dh]) {
      expect(rows[0]?.all).not.toContain(part)
    }
  })
})

describe('the end of letters', () => {
  const letterLink = async (): Promise<string> => {
    await bill(maria, { name: 'Luz', amountCents: 100, nextDate: '2026-03-10' })
    at('2026-03-10T09:00')
    await look()
    const [letter] = await mailsTo(app, maria.email)
    const link = /http\S+\/lembretes\/parar\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    return new URL(link).pathname
  }
  const wanted = async () =>
    (await maria.ask<{ duePayments: string[] }>('GET', '/api/reminders')).duePayments

  it('is one POST away, without a session; a look at the link ends nothing', async () => {
    await wish(maria, { duePayments: ['email', 'push'], quietFrom: '21:00' })
    const path = await letterLink()
    const page = await fetch(app.url + path)
    expect([page.status, await page.text()]).toMatchObject([
      200,
      expect.stringContaining('contas a pagar'),
    ])
    expect(await wanted()).toEqual(['email', 'push'])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const ended = await fetch(app.url + path, { method: 'POST', body })
    expect(ended.status).toBe(200)
    expect(await maria.ask('GET', '/api/reminders')).toMatchObject({
      duePayments: ['push'],
      quietFrom: '21:00',
    })
  })

  it('needs the very link', async () => {
    const path = await letterLink()
    const pedro = await confirmedPerson(app)
    for (const forged of [
      path.slice(0, -2),
      `${path}x`,
      path.replace('.contas.', '.resumo.'),
      path.replace(maria.userId, pedro.userId),
      '/lembretes/parar/x',
    ]) {
      expect((await fetch(app.url + forged, { method: 'POST' })).status).toBe(404)
    }
    expect(await wanted()).toEqual(['email'])
  })
})

describe('the screens', () => {
  const shown = async () =>
    (await maria.ask<{ items: { id: string; text: string }[] }>('GET', '/api/notices')).items
  const due = async () => {
    await bill(maria, { name: 'Luz', amountCents: 100, nextDate: '2026-03-10' })
    at('2026-03-10T09:00')
    await look()
  }

  it('list what was told until it is put away, whatever else it went to', async () => {
    await wish(maria, { duePayments: ['push'] })
    await due()
    const items = await shown()
    expect(items).toMatchObject([
      { title: 'Contas a pagar', text: 'Vence hoje: Luz (R$\u00a01,00).', path: '/payments' },
    ])
    const left = await maria.ask('DELETE', `/api/notices/${items[0]?.id}`)
    expect(left).toEqual({ items: [] })
    await look()
    expect(await shown()).toEqual([])
  })

  it('list nothing of what the person wants nowhere', async () => {
    await wish(maria, { duePayments: [] })
    await due()
    expect(await shown()).toEqual([])
  })

  it('are told by the stream of events, and put all away at once', async () => {
    const stream = await fetch(`${app.url}/api/events`, { headers: { cookie: maria.cookie } })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await due()
    let heard = ''
    while (!heard.includes('"notices"')) heard += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    expect(await shown()).toHaveLength(1)
    expect(await maria.ask('DELETE', '/api/notices')).toEqual({ items: [] })
  })
})

describe('each yes and no', () => {
  const answers = async () => {
    const { rows } = await app.owner.query<{ said: string }>(
      `SELECT concat_ws(' ', tipo, canal, resposta, origem, created_at AT TIME ZONE 'UTC') AS said
        FROM consentimentos WHERE user_id = $1 ORDER BY created_at, id`,
      [maria.userId],
    )
    return rows.map(({ said }) => said)
  }

  it('is written down with its moment and place, and never changed', async () => {
    await wish(maria, { duePayments: ['email', 'push'] })
    await wish(maria, { duePayments: ['email', 'push'] })
    at('2026-03-10T07:30')
    await bill(maria, { name: 'Luz', amountCents: 100, nextDate: '2026-03-10' })
    at('2026-03-10T09:00')
    await look()
    const [letter] = await mailsTo(app, maria.email)
    const link = /http\S+\/lembretes\/parar\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    const path = new URL(link).pathname
    await fetch(app.url + path)
    await fetch(app.url + path, { method: 'POST' })
    await fetch(app.url + path, { method: 'POST' })
    expect(await answers()).toEqual([
      'contas push t tela 2026-03-10 10:00:00',
      'contas email f link 2026-03-10 12:00:00',
    ])
  })
})

describe('wishes', () => {
  it('are the same after saving, and refuse what is none', async () => {
    const wishes = {
      duePayments: ['push', 'whatsapp'],
      budgets: ['email'],
      weeklySummary: [],
      quietFrom: '00:00',
      quietUntil: '23:59',
    }
    await maria.ask('PUT', '/api/reminders', wishes)
    expect(await maria.ask('GET', '/api/reminders')).toMatchObject(wishes)
    for (const wrong of [
      { budgets: ['sms'] },
      { budgets: ['email', 'email'] },
      { quietFrom: '24:00' },
      { quietUntil: '8:00' },
    ]) {
      const { status } = await maria.send('PUT', '/api/reminders', { ...wishes, ...wrong })
      expect(status).toBe(400)
    }
  })
})
