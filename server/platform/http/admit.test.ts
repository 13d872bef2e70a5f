import {
  type Access,
  forGuests,
  forOperators,
  forPaying,
  forSignedIn,
} from '@lya/contract/access.ts'
import { type Role, rights, roles } from '@lya/core/people/roles/roles.ts'
import { implement } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { fixedClock } from '#platform/clock/clock.ts'
import { createAdmit } from '#platform/http/admit.ts'
import type { Authenticate, RequestContext } from '#platform/http/context.ts'
import { maria, type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'

// No procedure of the contract is for operators yet, so these are planted.
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
    return { ...maria, roles: held, plan: { ...maria.plan, state: 'INATIVO' } }
  }
  const admit = createAdmit({ authenticate, clock })
  edge = await serveEdge({ router: { planted: told }, authenticate, admit })
})
afterAll(() => edge.close())

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
  ['finance', ['finance']],
  ['support,marketing', ['support', 'marketing']],
  ['admin', rights],
])('lets %s to what %j may', async (who, held: readonly string[]) => {
  const operated = rights.map((right) => [right, held.includes(right) ? fine : forbidden])
  expect(await reach(who)).toEqual({
    guest: [200, null],
    session: fine,
    // An operator pays for their own money like anybody.
    paid: unpaid,
    ...Object.fromEntries(operated),
  })
})

it('has a planted procedure for every access', () => {
  const found = Object.values(planted).map((one) => one['~orpc'].meta.access)
  const all: Access[] = [
    'guest',
    'session',
    'paid',
    ...rights.map((right) => `admin:${right}` as const),
  ]
  expect(found).toEqual(all)
})
