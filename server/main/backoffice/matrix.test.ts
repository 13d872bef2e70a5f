import type { OperatorAccess } from '@lya/contract/access.ts'
import { mayOperate, type Right, type Role, roles } from '@lya/core/people/roles/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAnswer, type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import {
  exampleInput,
  idFields,
  isOperated,
  listProcedures,
  type Procedure,
  requestOf,
} from '#main/testing/procedures.ts'
import { newId } from '#platform/security/ids.ts'

/** What is mounted beside the contract, and which rights it is for; none is any operator. */
const doors: Record<string, readonly Right[]> = {
  'GET /api/admin/people/export.csv': [],
  'GET /api/admin/payments/export.csv': ['finance'],
  'GET /api/admin/logs/export.csv': ['owner'],
  'GET /api/admin/payouts/:id/proof': ['finance'],
  'PUT /api/admin/payouts/:id/proof': ['finance'],
}

const procedures = listProcedures().filter(isOperated)
const opened = ({ access }: Procedure) => (access as OperatorAccess).operators

let app: TestApp
let person: TestPerson
let suspended: TestPerson
let passwordAlone: TestPerson
const holders = new Map<Role, TestPerson>()

beforeAll(async () => {
  app = await testApp()
  person = await testPerson(app)
  suspended = await testOperator(app, ['admin'], { isSuspended: true })
  passwordAlone = await testOperator(app, ['admin'], { hasSecondFactor: false })
  for (const role of roles) holders.set(role, await testOperator(app, [role]))
})
afterAll(() => app.close())

function call(procedure: Procedure, cookie = '', id = newId()): Promise<TestAnswer> {
  const { method, path, body } = requestOf(procedure, exampleInput(procedure, id))
  return app.call(method, path, { body, cookie })
}

const holder = (role: Role): TestPerson => holders.get(role) as TestPerson
const forbidden = (code: string) => ({ status: 403, body: { code } })

it('knows procedures of the back-office, all of them under /api/admin', () => {
  expect(procedures.length).toBeGreaterThan(0)
  expect(procedures.filter(({ path }) => !path.startsWith('/admin/'))).toEqual([])
  expect(procedures.filter(({ name }) => !name.startsWith('admin.'))).toEqual([])
})

/** Who tries an address, and what comes back. */
type Try = (cookie: string) => Promise<TestAnswer>

async function expectClosed(attempt: Try): Promise<void> {
  expect(await attempt('')).toMatchObject({
    status: 401,
    body: { code: 'identity.session-missing' },
  })
  expect(await attempt(person.cookie)).toMatchObject(forbidden('access.right-missing'))
  expect(await attempt(suspended.cookie)).toMatchObject(forbidden('access.operator-suspended'))
  expect(await attempt(passwordAlone.cookie)).toMatchObject(
    forbidden('access.second-factor-missing'),
  )
}

async function expectOpenTo(role: Role, rights: readonly Right[], attempt: Try): Promise<void> {
  const { status, body } = await attempt(holder(role).cookie)
  const { code } = (body ?? {}) as { code?: string }
  if (mayOperate([role], rights)) {
    expect([401, 402]).not.toContain(status)
    expect(code).not.toBe('access.right-missing')
    expect(status).toBeLessThan(500)
  } else {
    expect({ status, code }).toEqual({ status: 403, code: 'access.right-missing' })
  }
}

async function expectNoId(attempt: (wrong: string) => Promise<TestAnswer>): Promise<void> {
  for (const wrong of ["1' or '1'='1", '<script>', '0', 'é'.repeat(500)]) {
    expect(await attempt(wrong)).toMatchObject({
      status: 400,
      body: { code: 'platform.input-invalid' },
    })
  }
}

describe.each(procedures)('$name', (procedure) => {
  it('is refused to everybody who is not in the back-office', () =>
    expectClosed((cookie) => call(procedure, cookie)))

  it.each(roles)('lets %s to what their rights are for, and no further', (role) =>
    expectOpenTo(role, opened(procedure), (cookie) => call(procedure, cookie)),
  )

  it('refuses what is no id', async () => {
    if (idFields(procedure).length === 0) return
    await expectNoId((wrong) => call(procedure, holder('admin').cookie, wrong))
  })
})

it('knows every door that is mounted beside the contract', () => {
  const mounted = app.mounted.filter((door) => door.includes(' /api/admin'))
  expect(mounted.sort()).toEqual(Object.keys(doors).sort())
})

/** Goes to a door as its address is written, with something to leave there. */
function knock(door: string, how: { cookie?: string; id?: string; origin?: string }) {
  const { id = newId(), ...options } = how
  const [method = '', path = ''] = door.replace(':id', encodeURIComponent(id)).split(' ')
  return app.call(method, path, { ...options, ...(method === 'GET' ? {} : { body: '%PDF-1.7' }) })
}

describe.each(Object.entries(doors))('%s', (door, rights) => {
  it('is refused to everybody who is not in the back-office', () =>
    expectClosed((cookie) => knock(door, { cookie })))

  it.each(roles)('lets %s to what their rights are for, and no further', (role) =>
    expectOpenTo(role, rights, (cookie) => knock(door, { cookie })),
  )

  it('refuses what is no id', async () => {
    if (!door.includes(':id')) return
    await expectNoId((id) => knock(door, { cookie: holder('admin').cookie, id }))
  })
})

const changing = procedures.filter(({ method }) => method !== 'GET')

it('takes nothing from another origin', async () => {
  for (const procedure of changing) {
    const { method, path, body } = requestOf(procedure, exampleInput(procedure, newId()))
    const { cookie } = holder('admin')
    const answer = await app.call(method, path, { body, cookie, origin: 'https://mau.example' })
    expect([procedure.name, answer.status]).toEqual([procedure.name, 403])
  }
  for (const door of Object.keys(doors).filter((each) => !each.startsWith('GET '))) {
    const { cookie } = holder('admin')
    const answer = await knock(door, { cookie, origin: 'https://mau.example' })
    expect(answer).toMatchObject(forbidden('platform.origin-refused'))
  }
})
