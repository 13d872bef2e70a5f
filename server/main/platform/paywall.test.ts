import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import {
  exampleInput,
  listProcedures,
  type Procedure,
  requestOf,
} from '#main/testing/procedures.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let cookie: string
let userId: string

beforeAll(async () => {
  app = await testApp()
  ;({ cookie, userId } = await app.signUp())
})
afterAll(() => app.close())

function become(status: string, trialEndDate: string | null): Promise<unknown> {
  const text = 'UPDATE profiles SET status_plan = $2, trial_end_date = $3 WHERE id = $1'
  return app.owner.query(text, [userId, status, trialEndDate])
}

function attempt(procedure: Procedure) {
  const call = requestOf(procedure, exampleInput(procedure, newId()))
  return app.call(call.method, call.path, { body: call.body, cookie })
}

const procedures = listProcedures()
const byPlan = procedures.filter(({ access }) => access === 'paid')
const free = procedures.filter(({ access }) => access === 'session')

describe('with a trial that has ended', () => {
  beforeAll(() => become('TRIAL', '2020-01-01'))

  it.each(byPlan)('$name is refused until it is paid for', async (procedure) => {
    expect(await attempt(procedure)).toMatchObject({
      status: 402,
      body: { code: 'access.trial-ended' },
    })
  })

  it.each(free)('$name stays open', async (procedure) => {
    expect((await attempt(procedure)).status).not.toBe(402)
  })

  it('takes no photo or recording, and shows and takes the own picture', async () => {
    const put = (path: string) => app.call('PUT', path, { cookie, body: '{}' })
    expect(await put(`/api/assistant/media/${newId()}`)).toMatchObject({
      status: 402,
      body: { code: 'access.trial-ended' },
    })
    expect((await put('/api/profile/avatar')).status).not.toBe(402)
  })

  it('still tells who is signed in, and signs out', async () => {
    const { body } = await app.call('GET', '/api/session', { cookie })
    expect(body).toMatchObject({ session: { planStatus: 'TRIAL', trialEndDate: '2020-01-01' } })
  })
})

describe('a plan', () => {
  const list = () => app.call('GET', '/api/transactions', { cookie })

  it.each([
    ['TRIAL', '2099-12-31', 200, undefined],
    ['TRIAL', null, 402, 'access.trial-ended'],
    ['ATIVO', '2020-01-01', 200, undefined],
    ['SUSPENSO', '2099-12-31', 402, 'access.suspended'],
    ['INATIVO', '2099-12-31', 402, 'access.inactive'],
  ])('%s until %s is answered %i', async (state, trialEndDate, status, code) => {
    await become(state, trialEndDate)
    const answer = await list()
    expect(answer.status).toBe(status)
    expect((answer.body as { code?: string }).code).toBe(code)
  })

  it('is in one of four states, and roles are those that are known', async () => {
    await expect(become('PAUSADO', null)).rejects.toMatchObject({ code: '23514' })
    const roles = app.owner.query(`UPDATE profiles SET papeis = '{admin,chefe}'`)
    await expect(roles).rejects.toMatchObject({ code: '23514' })
  })
})
