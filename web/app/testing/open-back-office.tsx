import { hasRight, type Role, rights } from '@lya/core/people/roles/roles.ts'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { Guard } from '#app/back-office/guard.tsx'
import RequireSession from '#app/require-session.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { leaveEventsToAnotherTab, marina } from '#app/testing/open-product.tsx'
import { AdminShell } from '#backoffice/shell/admin-shell.tsx'
import { wordAdminRefusals } from '#connection/admin/admin-refusals.copy.ts'
import { type FakeRoutes, fakeApi } from '#connection/testing/fake-api.ts'

/** Opens these routes against a fake server, as Marina with these roles. */
export function openAdmin(path: string, pages: RouteObject[], routes: FakeRoutes, roles: Role[]) {
  leaveEventsToAnotherTab()
  const { userId, name, email } = marina
  const held = rights.filter((right) => hasRight(roles, right))
  const api = fakeApi({
    'GET /session': () => ({ body: { session: { ...marina, roles } } }),
    'GET /admin/me': () => ({ body: { userId, name, email, roles, rights: held } }),
    ...routes,
  })
  const page = openPage(path, [
    { element: <RequireSession />, children: pages },
    { path: '/dashboard', element: <h1>Dashboard</h1> },
    { path: '/login', element: <h1>Entrar</h1> },
  ])
  return { ...api, ...page }
}

/**
 * Opens a page inside the back-office's frame, as its owner unless other roles are given.
 *
 * @param how.route Where the page stands, when its address holds something: `/admin/users/:id`.
 */
export function openBackOffice(
  path: string,
  page: ReactNode,
  routes: FakeRoutes,
  how: { roles?: Role[]; route?: string } = {},
) {
  wordAdminRefusals()
  const inFrame = (element: ReactNode) => (
    <Guard>
      <AdminShell>{element}</AdminShell>
    </Guard>
  )
  const pages = [
    { path: how.route ?? path.replace(/\?.*$/, ''), element: inFrame(page) },
    { path: '/admin/*', element: inFrame(<h1>Outra página</h1>) },
  ]
  return openAdmin(path, pages, routes, how.roles ?? ['admin'])
}
