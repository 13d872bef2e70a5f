import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { financialCacheKey } from '#connection/caches/financial-cache.ts'
import { keepSession } from '#connection/caches/kept-session.ts'
import { owesSignOut } from '#connection/session/sign-out-debt.ts'
import { type FakeAnswer, refuse } from '#connection/testing/fake-api.ts'
import GoalsPage, { handle } from '#money/goals/goals-page.tsx'

const noGoals = {
  items: [],
  ...{ total: 0, completed: 0, overallPercent: 0, totalSavedCents: 0, totalTargetCents: 0 },
}
let session: PromiseWithResolvers<FakeAnswer>

beforeEach(() => {
  session = Promise.withResolvers<FakeAnswer>()
})

const open = (goals: () => FakeAnswer | Promise<FakeAnswer> = () => ({ body: noGoals })) =>
  openProduct('/goals', [{ path: '/goals', element: <GoalsPage />, handle }], {
    'GET /session': () => session.promise,
    'GET /goals': goals,
    'POST /sign-out': () => refuse(503, 'platform.unavailable'),
  })
const asked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path === '/goals')

it('is asked for before it is known who is signed in, and once', async () => {
  keepSession(marina)
  const page = open()
  await expect.poll(() => asked(page)).toHaveLength(1)
  session.resolve({ body: { session: marina } })
  await screen.findByText('Nenhuma meta ainda')
  expect(asked(page)).toHaveLength(1)
})

it('keeps nobody waiting', async () => {
  keepSession(marina)
  open(() => new Promise(() => undefined))
  session.resolve({ body: { session: marina } })
  await screen.findByRole('heading', { level: 1 })
})

it('is asked for again by the page where it failed', async () => {
  keepSession(marina)
  let fails = 1
  const page = open(() => {
    fails -= 1
    return fails < 0 ? { body: noGoals } : refuse(500, 'platform.unexpected')
  })
  await expect.poll(() => asked(page)).toHaveLength(1)
  session.resolve({ body: { session: marina } })
  await screen.findByText('Nenhuma meta ainda')
  expect(asked(page)).toHaveLength(2)
})

it.each([
  ['a stranger', () => undefined, ['/session']],
  [
    'whoever has pressed Sair',
    () => [keepSession(marina), owesSignOut()],
    // Owed still: both who asks for the session and who would ask for the page's data try.
    ['/sign-out', '/sign-out'],
  ],
  [
    'whoever sees what this tab kept',
    () => [keepSession(marina), sessionStorage.setItem(financialCacheKey, '{}')],
    ['/session'],
  ],
  [
    'whoever was kept out by their plan',
    () => keepSession({ ...marina, planStatus: 'INATIVO' }),
    ['/session'],
  ],
  [
    'whoever has asked for the end of their account',
    () => keepSession({ ...marina, leavesAt: '2026-11-29T12:00:00Z' }),
    ['/session'],
  ],
])('is not asked for %s', async (_who, given, first) => {
  given()
  const page = open()
  const paths = () => page.calls.map(({ path }) => path)
  await expect.poll(() => paths().slice(0, first.length)).toEqual(first)
  // Here nobody turns out to be signed in, so what the page itself would ask is asked by none.
  session.resolve({ body: { session: null } })
  await screen.findByRole('heading', { name: 'Entrar' })
  expect(paths()).toEqual(first)
})
