import type { OperatorAccess } from '@lya/contract/access.ts'
import { mayOperate, type Role, roles } from '@lya/core/people/roles/roles.ts'
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

describe.each(procedures)('$name', (procedure) => {
  it('is refused to everybody who is not in the back-office', async () => {
    expect(await call(procedure)).toMatchObject({
      status: 401,
      body: { code: 'identity.session-missing' },
    })
    expect(await call(procedure, person.cookie)).toMatchObject(forbidden('access.right-missing'))
    expect(await call(procedure, suspended.cookie)).toMatchObject(
      forbidden('access.operator-suspended'),
    )
    expect(await call(procedure, passwordAlone.cookie)).toMatchObject(
      forbidden('access.second-factor-missing'),
    )
  })

  it.each(roles)('lets %s to what their rights are for, and no further', async (role) => {
    const { status, body } = await call(procedure, holder(role).cookie)
    const { code } = (body ?? {}) as { code?: string }
    if (mayOperate([role], opened(procedure))) {
      expect([401, 402]).not.toContain(status)
      expect(code).not.toBe('access.right-missing')
      expect(status).toBeLessThan(500)
    } else {
      expect({ status, code }).toEqual({ status: 403, code: 'access.right-missing' })
    }
  })

  it('refuses what is no id', async () => {
    if (idFields(procedure).length === 0) return
    for (const wrong of ["1' or '1'='1", '<script>', '0', 'é'.repeat(500)]) {
      expect(await call(procedure, holder('admin').cookie, wrong)).toMatchObject({
        status: 400,
        body: { code: 'platform.input-invalid' },
      })
    }
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
})
