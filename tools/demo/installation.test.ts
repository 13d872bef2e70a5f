import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customers } from '#tools/demo/customers.seed.ts'
import type { DemoPerson } from '#tools/demo/fill.ts'
import { type DemoInstallation, startDemo } from '#tools/demo/installation.ts'
import { lives } from '#tools/demo/lives.seed.ts'
import { visitor } from '#tools/demo/visitor.ts'
import { appCode } from '../../server/people/identity/testing/app-code.ts'

let folder: string
let demo: DemoInstallation | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lya-t-'))
  vi.stubEnv('TMPDIR', folder)
  // Somebody's real database, which a demo must not touch.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing')
})
afterEach(async () => {
  await demo?.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

// Three months come to pass in it, on machines that may be busy.
it('lets people in every state of a plan sign in, and leaves nothing behind', {
  timeout: 300_000,
}, async () => {
  demo = await startDemo(0)
  const [livers, payers] = [demo.people.slice(0, lives.length), demo.people.slice(lives.length)]
  expect(livers.map(({ name }) => name)).toEqual(lives.map(({ name }) => name))
  await expectStates(demo.url, payers)
  await expectOperator(demo)
  for (const [index, person] of livers.entries()) {
    const get = await signIn(demo.url, person)

    const dashboard = await get('/api/dashboard')
    expect(dashboard.summary.totalBalanceCents).toBeGreaterThan(0)
    expect(dashboard.activities).toHaveLength(5)
    const moments: string[] = dashboard.activities.map(({ createdAt }: Activity) => createdAt)
    expect(moments).toEqual(moments.toSorted().reverse())

    await expectPlans(get)

    const { items } = await get('/api/assistant/messages')
    const told: string[] = items.map(({ text }: { text: string }) => text)
    expect(told.reverse()).toEqual(lives[index]?.messages)
    expect(JSON.stringify(items)).toContain('Anotei!')
  }
  expect(readdirSync(folder)).not.toEqual([])
  await demo.stop()
  demo = undefined
  expect(readdirSync(folder)).toEqual([])
})

/** Whoever pays, fails or leaves stands as they should, and may sign in. */
async function expectStates(url: string, payers: readonly DemoPerson[]): Promise<void> {
  const found: Record<string, string> = {}
  for (const person of payers) {
    const get = await signIn(url, person)
    found[person.email] = (await get('/api/session')).session.planStatus
  }
  expect(found).toEqual(Object.fromEntries(customers.map(({ email, state }) => [email, state])))
}

/** Whoever runs the business comes in by password and code, and nobody by the password alone. */
async function expectOperator({ url, operator }: DemoInstallation): Promise<void> {
  const { call } = visitor(url)
  const { email, password, key } = operator
  expect(await call('POST', '/sign-in', { email, password })).toMatchObject({ isCodeDue: true })
  // The code of now was spent on turning it on.
  await call('POST', '/sign-in/code', { code: appCode(key, 1), isTrusted: false })
  expect(await call('GET', '/admin/me')).toMatchObject({ name: operator.name, roles: ['admin'] })
  await expectBusiness((path) => call('GET', path))
}

/** Four hundred people more came, paid, failed and left, and every figure was counted. */
async function expectBusiness(get: (path: string) => Promise<unknown>): Promise<void> {
  const metrics = await get('/admin/overview/metrics')
  // The operator runs the business and is none of its people.
  expect(metrics).toMatchObject({
    data: { snapshot: { totalUsers: lives.length + customers.length + 400 } },
  })
  const { snapshot } = (metrics as { data: { snapshot: Record<string, number> } }).data
  // What depends on today alone may be nothing.
  const lasting = ['activeUsers', 'trialUsers', 'engagedUsers', 'mrrCents', 'totalRevenueCents']
  for (const figure of lasting) expect(snapshot[figure], figure).toBeGreaterThan(0)
  for (const path of ['/admin/segments', '/admin/campaigns', '/admin/affiliates']) {
    expect(((await get(path)) as { items: unknown[] }).items.length, path).toBeGreaterThan(1)
  }
  const all = await get('/admin/people?list=subscriber&subscriber=expired')
  expect((all as { items: unknown[] }).items.length).toBeGreaterThan(0)
  const { items } = (await get('/admin/payments')) as { items: { state: string }[] }
  expect(new Set(items.map(({ state }) => state)).size).toBeGreaterThan(1)
}

interface Activity {
  createdAt: string
}

/** Every state that the screens of planning, payments and goals can show is there. */
async function expectPlans(get: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const planning = await get('/api/planning')
  const percents: number[] = planning.budgets.map(({ percent }: { percent: number }) => percent)
  expect(percents.length).toBeGreaterThanOrEqual(6)
  expect(planning.chart.map((one: { plannedCents: number }) => one.plannedCents)).not.toContain(0)

  const recurring = await get('/api/recurring')
  const statuses: string[] = recurring.items.map(({ status }: { status: string }) => status)
  expect(new Set(statuses)).toEqual(new Set(['overdue', 'due-soon', 'pending', 'paid']))
  expect(recurring.items.some(({ isActive }: { isActive: boolean }) => !isActive)).toBe(true)
  const left = recurring.items.map(
    (one: { instalments: number | null; instalmentsPaid: number }) =>
      (one.instalments ?? Number.POSITIVE_INFINITY) - one.instalmentsPaid,
  )
  expect(Math.min(...left)).toBeLessThanOrEqual(2)

  const goals = await get('/api/goals')
  expect(goals.completed).toBeGreaterThan(0)
  expect(goals.total).toBeGreaterThan(goals.completed)
}

async function signIn(url: string, { email, password }: DemoPerson) {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  // biome-ignore lint/suspicious/noExplicitAny: what is asked of it is asserted right away.
  return async (path: string): Promise<any> => {
    const got = await fetch(url + path, { headers: { cookie } })
    return got.json()
  }
}
