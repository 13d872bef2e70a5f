import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '#connection/caches/forget-person.ts'
import { keepProfile } from '#connection/caches/profile-cache.ts'
import {
  findSession,
  refetchSession,
  rememberSession,
  sessionKey,
} from '#connection/session/session.ts'
import { type FakeAnswer, fakeApi } from '#connection/testing/fake-api.ts'
import { memoryStorage } from '#connection/testing/memory-storage.ts'

const marina = {
  userId: 'b0a4f9d2-0000-4000-8000-000000000002',
  name: 'Marina Alves',
  email: 'marina@exemplo.com',
  emailVerified: true,
  roles: [],
  planStatus: 'TRIAL' as const,
  trialEndDate: '2026-11-28',
  leavesAt: null,
  onboardingStep: 3,
  timeZone: 'America/Sao_Paulo',
}
let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => vi.unstubAllGlobals())

/** A server whose first answer waits, and was given before anybody left. */
function slowServer(later: FakeAnswer) {
  const first = Promise.withResolvers<FakeAnswer>()
  const asked = Promise.withResolvers<void>()
  let calls = 0
  fakeApi({
    'GET /session': () => {
      calls += 1
      asked.resolve()
      return calls === 1 ? first.promise : later
    },
  })
  const answer = () => first.resolve({ body: { session: marina } })
  return { asked: asked.promise, answer }
}

const kept = () => ['lya-session', 'profile_cache'].map((key) => storage.getItem(key)).join(' ')

it('keeps whoever is signed in', async () => {
  fakeApi({ 'GET /session': () => ({ body: { session: marina } }) })
  expect(await findSession()).toEqual(marina)
  expect(kept()).toContain(marina.email)
})

it('keeps nothing of a person who left while the answer was on its way', async () => {
  const server = slowServer({ body: { session: null } })
  const found = findSession()
  await server.asked
  forgetPerson()
  server.answer()
  expect(await found).toBeNull()
  keepProfile(marina.userId, { avatarUrl: null, fullName: marina.name, email: marina.email })
  expect(kept()).not.toContain(marina.email)
})

it('takes the person who came instead, in whatever tab the other one left', async () => {
  const bia = { ...marina, userId: 'b0a4f9d2-0000-4000-8000-000000000003', email: 'bia@x.com' }
  const server = slowServer({ body: { session: bia } })
  const found = findSession()
  await server.asked
  // As another tab's sign-out reaches this one: by what they share.
  storage.setItem('lya-departure', '"0190aaaa-0000-7000-8000-000000000001"')
  storage.removeItem('lya-session')
  server.answer()
  expect(await found).toEqual(bia)
  expect(kept()).not.toContain(marina.email)
})

it('asks anew after a change, whatever answer is still on its way from before it', async () => {
  const changed = { ...marina, name: 'Marina Alves Prado' }
  const queryClient = new QueryClient()
  const server = slowServer({ body: { session: changed } })
  rememberSession(queryClient, marina)
  const before = refetchSession(queryClient)
  await server.asked
  const after = refetchSession(queryClient)
  server.answer()
  await Promise.all([before, after])
  expect(queryClient.getQueryData(sessionKey)).toEqual({ session: changed })
})
