import type { RouteObject } from 'react-router'
import { vi } from 'vitest'
import RequireSession from '#app/require-session.tsx'
import Shell from '#app/shell/shell.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { type FakeRoutes, fakeApi } from '#connection/testing/fake-api.ts'

export const marina = {
  userId: 'b0a4f9d2-0000-4000-8000-000000000002',
  name: 'Marina Alves',
  email: 'marina@exemplo.com',
  emailVerified: true,
  roles: [],
  // Paid for, so that no test hangs on how long a trial lasts.
  planStatus: 'ATIVO' as const,
  trialEndDate: null,
  leavesAt: null as string | null,
  onboardingStep: 3,
  timeZone: 'America/Sao_Paulo',
}

/** What the shell itself asks, whatever page stands in it. */
const shellRoutes: FakeRoutes = {
  'GET /session': () => ({ body: { session: marina } }),
  'GET /profile': () => ({ body: marinaProfile }),
  'GET /support': () => ({ body: noContacts }),
  'GET /notices': () => ({ body: { items: [] } }),
}

export const marinaProfile = {
  name: marina.name,
  email: marina.email,
  emailVerified: true,
  pendingEmail: null,
  phone: '5511987654321',
  timeZone: 'America/Sao_Paulo',
  avatarUrl: null,
}

export const noContacts = {
  companyName: 'Lya',
  companyCnpj: null,
  companyEmail: null,
  assistantWhatsapp: null,
  supportWhatsapp: null,
  faqUrl: null,
}

/** A stream that never says anything. */
class QuietEventSource {
  readyState = 1
  addEventListener(): void {}
  close(): void {}
}

/** Another tab holds the stream of events: nothing comes by this one's. */
export function leaveEventsToAnotherTab(): void {
  vi.stubGlobal('EventSource', QuietEventSource)
  const request = (name: string, _options: unknown, work: () => unknown) =>
    name.startsWith('lya-events') ? new Promise(() => {}) : work()
  const locks = { request }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

/** Makes the screen as wide as a phone's (or a desktop's again). */
export function setScreenWidth(width: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (viewport: { width: number }) => void }
  }
  happyDOM.setViewport({ width })
}

/** Opens a page inside the shell, signed in as Marina, against a fake server. */
export function openProduct(path: string, pages: RouteObject[], routes: FakeRoutes) {
  leaveEventsToAnotherTab()
  const api = fakeApi({ ...shellRoutes, ...routes })
  const page = openPage(path, [
    { element: <RequireSession />, children: [{ element: <Shell />, children: pages }] },
    { path: '/login', element: <h1>Entrar</h1> },
  ])
  return { ...api, ...page }
}
