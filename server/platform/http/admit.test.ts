import {
  type Access,
  forGuests,
  forOperators,
  forPaying,
  forSignedIn,
  operatorsWith,
} from '@lya/contract/access.ts'
import { type Role, rights, roles } from '@lya/core/people/roles/roles.ts'
import { implement } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { fixedClock } from '#platform/clock/clock.ts'
import { createAdmit } from '#platform/http/admit.ts'
import type { Authenticate, RequestContext } from '#platform/http/context.ts'
import { maria, type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'

// One procedure for each way in, whatever the contract has.
const name = z.object({ name: z.string().nullable() })
const planted = {
  guest: forGuests.route({ method: 'GET', path: '/planted/guest' }).output(name),
  session: forSignedIn.route({ method: 'GET', path: '/planted/session' }).output(name),
  paid: forPaying.route({ method: 'GET', path: '/planted/paid' }).output(name),
  owner: forOperators('owner').route({ method: 'GET', path: '/planted/owner' }).output(name),
  finance: forOperators('finance').route({ method: 'GET', path: '/planted/finance' }).output(name),
  support: forOperators('support').route({ method: 'GET', path: '/planted/support' }).output(name),
  marketing: forOperators('marketing')
    .route({ method: 'GET', path: '/planted/marketing' })
    .output(name),
  money: forOperators('finance', 'support')
    .route({ method: 'GET', path: '/planted/money' })
    .output(name),
  operator: forOperators().route({ method: 'GET', path: '/planted/operator' }).output(name),
}
const os = implement(planted).$context<RequestContext>()
const told = Object.fromEntries(
  Object.entries(os)
    .filter(([key]) => key in planted)
    .map(([key, one]) => [
      key,
      (one as typeof os.guest).handler(({ context }) => ({ name: context.actor?.name ?? null })),
    ]),
)

let edge: ServedEdge
beforeAll(async () => {
  const clock = fixedClock('2026-03-10T12:00:00Z')
  // Whoever calls says in the cookie what they are.
  const authenticate: Authenticate = async (headers) => {
    const cookie = headers.get('cookie')
    if (!cookie) return null
    const held = cookie.split(',').filter((one) => roles.includes(one as Role)) as Role[]
    return {
      ...maria,
      roles: held,
      isOperatorSuspended: cookie.includes('suspended'),
      hasSecondFactor: !cookie.includes('password alone'),
      plan: { ...maria.plan, state: 'INATIVO' },
    }
  }
  const admit = createAdmit({ authenticate, clock })
  edge = await serveEdge({ router: { planted: told }, authenticate, admit })
})
afterAll(() => edge.close())

/** What is planted for operators: a procedure for each right, and for several. */
const operatedOn = [...rights, 'money', 'operator'] as const

const everywhere = Object.keys(planted) as (keyof typeof planted)[]

async function reach(who: string): Promise<Record<string, unknown>> {
  const answers = everywhere.map(async (key) => {
    const answer = await edge.call(`/api/planted/${key}`, { headers: { cookie: who } })
    const body = (await answer.json()) as { code?: string; name?: string | null }
    return [key, [answer.status, body.code ?? body.name ?? null]] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

const missing = [401, 'identity.session-missing']
const forbidden = [403, 'access.right-missing']
const unpaid = [402, 'access.inactive']
const fine = [200, 'Maria Souza']

it('lets a guest to nothing but what is for guests', async () => {
  const rest = everywhere.filter((key) => key !== 'guest').map((key) => [key, missing])
  expect(await reach('')).toEqual({ guest: [200, null], ...Object.fromEntries(rest) })
})

it.each([
  ['somebody', []],
  ['finance', ['finance', 'money', 'operator']],
  ['support,marketing', ['support', 'marketing', 'money', 'operator']],
  ['marketing', ['marketing', 'operator']],
  ['admin', [...rights, 'money', 'operator']],
])('lets %s to what %j may', async (who, held: readonly string[]) => {
  const operated = operatedOn.map((way) => [way, held.includes(way) ? fine : forbidden])
  expect(await reach(who)).toEqual({
    guest: [200, null],
    session: fine,
    // An operator pays for their own money like anybody.
    paid: unpaid,
    ...Object.fromEntries(operated),
  })
})

it.each([
  ['admin,suspended', 'access.operator-suspended'],
  ['admin,password alone', 'access.second-factor-missing'],
  ['admin,suspended,password alone', 'access.operator-suspended'],
])('lets %s to nothing of the back-office, and says %s', async (who, code) => {
  const refused = operatedOn.map((way) => [way, [403, code]])
  expect(await reach(who)).toMatchObject({ session: fine, ...Object.fromEntries(refused) })
})

it('has a planted procedure for every access', () => {
  const found = Object.values(planted).map((one) => one['~orpc'].meta.access)
  const all: Access[] = [
    'guest',
    'session',
    'paid',
    ...rights.map((right) => operatorsWith(right)),
    operatorsWith('finance', 'support'),
    operatorsWith(),
  ]
  expect(found).toEqual(all)
})
