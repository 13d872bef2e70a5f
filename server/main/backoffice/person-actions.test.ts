import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import type { PersonActivity, PersonMail } from '@lya/contract/backoffice/person/parts.ts'
import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// Noon in São Paulo.
const noon = '2026-11-22T15:00:00Z'
const clock = fixedClock(noon)
const reason = 'pediu por telefone'
let app: TestApp
let ana: TestPerson
let rui: TestPerson
let maria: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
  ana = await testOperator(app, ['support'])
  rui = await testOperator(app, ['finance'])
})
beforeEach(async () => {
  clock.moveTo(noon)
  await app.owner.query('DELETE FROM limites_de_uso')
  maria = await testPerson(app, { isOnTrial: true })
})
afterAll(() => app.close())

const path = (rest = '', userId = maria.userId) => `/api/admin/users/${userId}${rest}`
const get = () => ana.ask<PersonView>('GET', path())
const act = (rest: string, body: object, who = ana, userId = maria.userId) =>
  who.send('POST', path(rest, userId), { reason, ...body })
const audited = async (action: string) => {
  const { rows } = await app.owner.query(
    `SELECT user_id, new_values, reason FROM audit_logs WHERE record_id = $1 AND action = $2`,
    [maria.userId, action],
  )
  return rows
}
/** The subjects of what went to an address. */
const lettersTo = async (email: string) => {
  const { rows } = await app.owner.query<{ assunto: string }>(
    'SELECT assunto FROM caixa_de_saida WHERE destinatario = $1 ORDER BY created_at, id',
    [email],
  )
  return rows.map(({ assunto }) => assunto)
}
const extend = (days: number, trialEndDate: string | null = '2026-11-29', who = ana) =>
  act('/trial-extension', { days, trialEndDate }, who)

describe('extending a trial', () => {
  it('moves its end, notes who, how much and why, and a second click moves nothing', async () => {
    expect(await extend(7)).toMatchObject({ status: 200, body: { trialEndDate: '2026-12-06' } })
    expect(await get()).toMatchObject({ trialEndDate: '2026-12-06', trialDaysLeft: 15 })
    expect(await extend(7)).toMatchObject({ status: 409, body: { code: 'person.stale' } })
    expect(await audited('EXTEND_TRIAL')).toEqual([
      {
        ...{ user_id: ana.userId, reason },
        new_values: { extension_days: 7, new_trial_end_date: '2026-12-06' },
      },
    ])
  })

  it('opens one that is over, from today on', async () => {
    clock.moveTo('2026-12-20T15:00:00Z')
    expect((await maria.send('GET', '/api/transactions')).status).toBe(402)
    expect(await extend(3)).toMatchObject({ body: { trialEndDate: '2026-12-23' } })
    expect((await maria.send('GET', '/api/transactions')).status).toBe(200)
  })

  it.each([0, 366, 1.5])('refuses %d days', async (days) => {
    expect((await extend(days)).status).toBe(400)
  })

  it('refuses whoever is not on trial, and the own account', async () => {
    await app.owner.query(`UPDATE profiles SET status_plan = 'ATIVO' WHERE id = $1`, [maria.userId])
    expect(await extend(7)).toMatchObject({ status: 409, body: { code: 'person.not-on-trial' } })
    const own = await act('/trial-extension', { days: 7, trialEndDate: null }, ana, ana.userId)
    expect(own).toMatchObject({ status: 403, body: { code: 'backoffice.own-account' } })
  })
})

it('moves the call after a trial with its end, and not one that was made', async () => {
  const { userId } = await testPerson(app, { isOnTrial: true })
  const due = async () =>
    (
      await app.owner.query(
        `SELECT automation_type, due_date::text AS due FROM crm_tasks
          WHERE user_id = $1 ORDER BY automation_type`,
        [userId],
      )
    ).rows.map(({ due: day }) => day)
  const before = await due()
  const end = (await ana.ask<{ trialEndDate: string }>('GET', `/api/admin/users/${userId}`))
    .trialEndDate
  await act('/trial-extension', { days: 5, trialEndDate: end }, ana, userId)
  const [fourth = '', ninth = ''] = before
  const later = Temporal.PlainDate.from(ninth).add({ days: 5 }).toString()
  expect(await due()).toEqual([fourth, later])
  await app.owner.query(`UPDATE crm_tasks SET status = 'completed' WHERE user_id = $1`, [userId])
  const extended = Temporal.PlainDate.from(end).add({ days: 5 }).toString()
  await act('/trial-extension', { days: 5, trialEndDate: extended }, ana, userId)
  expect(await due()).toEqual([fourth, later])
})

describe('an account', () => {
  it('is suspended and given back, on trial as well, by who saw how it stands', async () => {
    const version = (await get()).subscriptionVersion
    const suspend = { isHeld: true, version }
    expect((await act('/suspension', suspend)).status).toBe(200)
    const held = await get()
    expect(held).toMatchObject({ planState: 'SUSPENSO', isHeld: true })
    expect((await maria.send('GET', '/api/transactions')).status).toBe(402)
    expect(await act('/suspension', suspend)).toMatchObject({
      status: 409,
      body: { code: 'subscription.stale' },
    })
    await act('/suspension', { isHeld: false, version: held.subscriptionVersion })
    expect(await get()).toMatchObject({ planState: 'TRIAL', isHeld: false })
    expect((await maria.send('GET', '/api/transactions')).status).toBe(200)
  })

  it('takes a name at once and has an e-mail wait, for which no link leaves', async () => {
    const email = `nova.${maria.userId}@exemplo.com.br`
    const answer = await ana.send('PATCH', path(), { reason, name: ' Maria  Lima ', email })
    expect(answer).toMatchObject({ status: 200, body: { emailWaits: true } })
    const view = await get()
    expect(view).toMatchObject({ name: 'Maria Lima', pendingEmail: email })
    expect(view.email).not.toBe(email)
    expect(JSON.stringify(await audited('SET_PERSONAL_DATA'))).not.toContain(email)
    // Whoever typed the address may be the one who reads it.
    await expect
      .poll(() => lettersTo(view.email ?? ''))
      .toContain('Confirme a troca do e-mail da sua conta na Lya')
    expect(await lettersTo(email)).toEqual([])
    await maria.ask('PATCH', '/api/profile', { email })
    await expect.poll(() => lettersTo(email)).toEqual(['Confirme seu novo e-mail na Lya'])
  })

  it('gets another code once, however often it is clicked', async () => {
    const { affiliate } = await get()
    const answer = await act('/affiliate-code', { code: affiliate.code })
    expect((await get()).affiliate.code).toBe((answer.body as { code: string }).code)
    expect(await act('/affiliate-code', { code: affiliate.code })).toMatchObject({
      status: 409,
      body: { code: 'person.stale' },
    })
  })
})

const subjects: Record<string, string> = {
  password: 'Sua nova senha na Lya',
  'payment-method': 'Atualize seu meio de pagamento na Lya',
  export: 'Seus dados da Lya estão prontos',
}

describe('letters', () => {
  it.each(['password', 'payment-method', 'export'])('%s goes to the person, once', async (what) => {
    const own = (await get()).email ?? ''
    expect((await act('/letters', { what })).status).toBe(200)
    await expect.poll(() => lettersTo(own)).toContain(subjects[what])
    expect(await act('/letters', { what })).toMatchObject({
      status: 429,
      body: { code: 'person.sent-already' },
    })
    if (what === 'export') {
      const { rows } = await app.owner.query('SELECT FROM exportacoes WHERE user_id = $1', [
        maria.userId,
      ])
      expect(rows).toHaveLength(1)
    }
  })

  it('say so where there is no e-mail', async () => {
    await app.owner.query('UPDATE profiles SET email = NULL WHERE id = $1', [maria.userId])
    expect(await act('/letters', { what: 'password' })).toMatchObject({
      status: 409,
      body: { code: 'person.no-email' },
    })
  })
})

describe('a look', () => {
  it('at finances is audited and shows their own', async () => {
    const at = { date: '2026-11-22', type: 'despesa', amountCents: 1234, categoryId: null }
    await maria.ask('POST', '/api/transactions', { ...at, description: 'feira' })
    const seen = await rui.ask<PersonFinances>('GET', path('/finances'))
    expect(seen).toMatchObject({
      ...{ payer: null, paidCents: 0, month: { incomeCents: 0, expenseCents: 1234 } },
      ...{ subscription: { status: 'trial', payments: [] }, entries: [{ description: 'feira' }] },
    })
    const [{ id: planId } = { id: '' }] = seen.plans
    const given = async () => (await rui.ask<PersonFinances>('GET', path('/finances'))).plans
    await app.owner.query('UPDATE admin_plans SET excluido_em = now() WHERE id = $1', [planId])
    expect((await given()).map(({ id }) => id)).not.toContain(planId)
    await app.owner.query('UPDATE admin_plans SET excluido_em = NULL')
    expect((await given()).map(({ id }) => id)).toContain(planId)
    expect((await audited('VIEW_FINANCES'))[0]).toMatchObject({ user_id: rui.userId })
  })

  it('at the trial counts each of its days and two after', async () => {
    const at = { date: '2026-11-22', type: 'despesa', amountCents: 1234, categoryId: null }
    await maria.ask('POST', '/api/transactions', { ...at, description: 'feira' })
    await app.owner.query(`UPDATE transacoes SET created_at = '2026-11-23T02:30:00Z'`)
    const { days } = await ana.ask<PersonActivity>('GET', path('/activity'))
    expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    // Still the first day in São Paulo.
    expect(days[0]).toMatchObject({ day: '2026-11-22', transactions: 1, isAhead: false })
    expect(days[1]).toMatchObject({ day: '2026-11-23', transactions: 0, isAhead: true })
  })

  it('at what they were sent shows notices and campaigns of theirs alone', async () => {
    const other = await testPerson(app)
    for (const { userId } of [maria, other]) {
      await app.owner.query(
        `INSERT INTO avisos (user_id, id, tipo, canal, chave, enviar_em, titulo, situacao)
           VALUES ($1, gen_random_uuid(), 'contas', 'app', 'luz', now(), 'Conta de luz', 'enviado')`,
        [userId],
      )
    }
    const { items } = await ana.ask<PersonMail>('GET', path('/communication'))
    expect(items).toMatchObject([{ title: 'Conta de luz', state: 'enviado', campaign: null }])
  })

  it('at referrals says who pays', async () => {
    const friend = await testPerson(app)
    await app.owner.query('UPDATE profiles SET referred_by_user_id = $1 WHERE id = $2', [
      ...[maria.userId, friend.userId],
    ])
    expect(await ana.ask('GET', path('/referrals'))).toMatchObject({
      ...{ total: 1, paid: 1, trial: 0, items: [{ userId: friend.userId, isPaying: true }] },
    })
  })
})

describe('a subscription', () => {
  it('gets another plan, price and last day without a charge, and ends and goes on', async () => {
    const seen = await rui.ask<PersonFinances>('GET', path('/finances'))
    const [plan] = seen.plans
    if (!plan) throw new Error('the catalogue is empty')
    const wish = { planId: plan.id, priceCents: 2990, endsOn: '2027-01-31' }
    expect((await act('/subscription', { ...wish, version: 0 }, rui)).status).toBe(200)
    const given = await get()
    expect(given).toMatchObject({ planState: 'ATIVO', priceCents: 2990, planEndDate: '2027-01-31' })
    const charges = await app.owner.query('SELECT FROM charges WHERE user_id = $1', [maria.userId])
    expect(charges.rows).toEqual([])

    const cancel = await act('/subscription/cancel', { version: given.subscriptionVersion }, rui)
    expect(cancel.status).toBe(200)
    const { subscriptionVersion: version } = await get()
    expect(await act('/subscription/cancel', { version }, rui)).toMatchObject({
      body: { code: 'subscription.not-possible' },
    })
    const again = await act('/subscription/renew', { version }, rui)
    expect(again).toMatchObject({ status: 200, body: { outcome: 'resumed' } })
    const more = { version: (await get()).subscriptionVersion }
    expect(await act('/subscription/renew', more, rui)).toMatchObject({ body: { outcome: 'sent' } })
  })
})
