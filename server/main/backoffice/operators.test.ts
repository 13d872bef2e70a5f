import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'

interface Listed {
  operators: { userId: string; roles: string[]; suspendedAt: string | null }[]
  invitations: { id: string; email: string; roles: string[] }[]
}

let app: TestApp
let owner: TestPerson
let second: TestPerson
let support: TestPerson
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.owner.query(`UPDATE profiles SET papeis = '{}', operador_suspenso_em = NULL`)
  owner = await testOperator(app)
  second = await testOperator(app)
  support = await testOperator(app, ['support'])
})
afterAll(() => app.close())

const base = '/api/admin/operators'
const reason = 'combinado na reunião'
const held = async (who: TestPerson) => {
  const { operators } = await owner.ask<Listed>('GET', base)
  return operators.find(({ userId }) => userId === who.userId)
}
const noted = async (action: string) => {
  const { rows } = await app.owner.query(
    `SELECT user_id, record_id, old_values, new_values, reason FROM audit_logs
      WHERE action = $1 ORDER BY created_at DESC LIMIT 1`,
    [action],
  )
  return rows[0]
}
const me = (who: TestPerson) => who.send('GET', '/api/admin/me')

it('changes what an operator may do from their next call on, and notes it', async () => {
  await owner.ask('PUT', `${base}/${support.userId}/roles`, { roles: ['finance'], reason })
  expect((await me(support)).body).toMatchObject({ roles: ['finance'] })
  expect(await noted('operators.roles-changed')).toEqual({
    user_id: owner.userId,
    record_id: support.userId,
    old_values: { roles: ['support'] },
    new_values: { roles: ['finance'] },
    reason,
  })
})

it('suspends, lifts and revokes', async () => {
  await owner.ask('POST', `${base}/${support.userId}/suspension`, { reason })
  expect(await me(support)).toMatchObject({
    status: 403,
    body: { code: 'access.operator-suspended' },
  })
  expect(await held(support)).toMatchObject({ roles: ['support'], suspendedAt: expect.any(String) })
  await owner.ask('POST', `${base}/${support.userId}/suspension/lift`, { reason })
  expect((await me(support)).status).toBe(200)
  await owner.ask('POST', `${base}/${support.userId}/revocation`, { reason })
  expect(await me(support)).toMatchObject({ body: { code: 'access.right-missing' } })
  expect(await held(support)).toBeUndefined()
  expect(
    await owner.send('POST', `${base}/${support.userId}/suspension`, { reason }),
  ).toMatchObject({ status: 404, body: { code: 'operators.missing' } })
})

it.each([
  ['PUT', 'roles', { roles: ['support'] }],
  ['POST', 'suspension', {}],
  ['POST', 'suspension/lift', {}],
  ['POST', 'revocation', {}],
] as const)('lets nobody change their own rights: %s %s', async (method, path, body) => {
  const own = `${base}/${owner.userId}/${path}`
  expect(await owner.send(method, own, { ...body, reason })).toMatchObject({
    status: 403,
    body: { code: 'backoffice.own-account' },
  })
})

it('leaves an owner when two of them revoke each other at once', async () => {
  const [one, other] = await Promise.all([
    owner.send('POST', `${base}/${second.userId}/revocation`, { reason }),
    second.send('POST', `${base}/${owner.userId}/revocation`, { reason }),
  ])
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 403])
  const { rows } = await app.owner.query(`SELECT id FROM profiles WHERE 'admin' = ANY (papeis)`)
  expect(rows).toHaveLength(1)
})

/** The link of the last invitation: other letters of the same minute may be written after it. */
async function lastLink(email: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const { rows } = await app.owner.query<{ texto: string }>(
        `SELECT texto FROM caixa_de_saida
          WHERE destinatario = $1 AND texto LIKE '%/admin/convite?token=%'
          ORDER BY created_at DESC LIMIT 1`,
        [email],
      )
      text = rows[0]?.texto ?? ''
      return text
    })
    .not.toBe('')
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function invited(): Promise<{ guest: TestPerson; email: string; token: string }> {
  const guest = await testPerson(app)
  const { rows } = await app.owner.query<{ email: string }>(
    'SELECT email FROM profiles WHERE id = $1',
    [guest.userId],
  )
  const email = rows[0]?.email ?? ''
  await owner.ask('POST', `${base}/invitations`, { email: email.toUpperCase(), roles: ['support'] })
  return { guest, email, token: await lastLink(email) }
}
const accept = (who: TestPerson, token: string) =>
  who.send('POST', `${base}/invitations/accept`, { token })
const prove = (who: TestPerson) =>
  app.owner.query('UPDATE auth."user" SET email_verified = true WHERE id = $1', [who.userId])

it('makes an operator of whoever was invited, once, who still needs a second factor', async () => {
  const { guest, email, token } = await invited()
  const stranger = await testPerson(app)
  await prove(stranger)
  expect(await accept(stranger, token)).toMatchObject({
    body: { code: 'operators.invitation-for-another' },
  })
  expect(await accept(guest, token)).toMatchObject({ body: { code: 'operators.address-unproven' } })
  await prove(guest)
  const answers = await Promise.all([accept(guest, token), accept(guest, token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await me(guest)).toMatchObject({ body: { code: 'access.second-factor-missing' } })
  const { invitations } = await owner.ask<Listed>('GET', base)
  expect(invitations.map((one) => one.email)).not.toContain(email)
  expect(await noted('operators.invitation-accepted')).toMatchObject({
    user_id: guest.userId,
    record_id: guest.userId,
  })
})

it('keeps nothing of a link but its hash, and takes none that was replaced or cancelled', async () => {
  const { guest, email, token } = await invited()
  await prove(guest)
  const { rows } = await app.owner.query<{ all: string }>(
    `SELECT string_agg(t::text, '') AS all FROM convites_operador t`,
  )
  expect(rows[0]?.all).not.toContain(token)
  await owner.ask('POST', `${base}/invitations`, { email, roles: ['finance'] })
  expect(await accept(guest, token)).toMatchObject({ body: { code: 'operators.invitation-over' } })
  const { invitations } = await owner.ask<Listed>('GET', base)
  const open = invitations.find((one) => one.email === email)
  expect(open?.roles).toEqual(['finance'])
  await owner.ask('DELETE', `${base}/invitations/${open?.id}`)
  expect((await owner.ask<Listed>('GET', base)).invitations).not.toContainEqual(open)
})

it('takes no link after seven days', async () => {
  const { guest, token } = await invited()
  await prove(guest)
  await app.owner.query(`UPDATE convites_operador SET expira_em = now() - interval '1 second'`)
  expect(await accept(guest, token)).toMatchObject({ body: { code: 'operators.invitation-over' } })
})

it.each(['suspension', 'revocation'])('takes no link of an owner after their %s', async (what) => {
  const { guest, token } = await invited()
  await prove(guest)
  await second.ask('POST', `${base}/${owner.userId}/${what}`, { reason })
  expect(await accept(guest, token)).toMatchObject({ body: { code: 'operators.invitation-over' } })
})

it('invites nobody who is an operator already, nor oneself', async () => {
  const emailOf = async (who: TestPerson) =>
    (await app.owner.query('SELECT email FROM profiles WHERE id = $1', [who.userId])).rows[0].email
  const inviting = async (email: string) =>
    owner.send('POST', `${base}/invitations`, { email, roles: ['support'] })
  expect(await inviting(await emailOf(support))).toMatchObject({
    body: { code: 'operators.already' },
  })
  expect(await inviting(await emailOf(owner))).toMatchObject({
    body: { code: 'backoffice.own-account' },
  })
  expect(await inviting('nada')).toMatchObject({ body: { code: 'operators.email-invalid' } })
})
