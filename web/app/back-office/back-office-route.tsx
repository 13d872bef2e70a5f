import { Navigate, useLocation } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { Guard } from '#app/back-office/guard.tsx'
import { AdminRoutes, useEarlyPage } from '#app/back-office/pages.tsx'
import { paths } from '#app/paths.ts'
import { InvitationPage } from '#backoffice/operators/invitation-page.tsx'
import { AdminShell } from '#backoffice/shell/admin-shell.tsx'
import { titleOf } from '#backoffice/shell/places.ts'
import { shellCopy } from '#backoffice/shell/shell.copy.ts'
import { wordAdminRefusals } from '#connection/admin/admin-refusals.copy.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

wordAdminRefusals()

export function meta({ location }: { location: { pathname: string } }) {
  return [{ title: `${titleOf(location.pathname)} · Lya` }]
}

/** Everything under /admin, as one route of the product: its pages are lines of pages.tsx. */
export default function BackOfficeRoute() {
  const { roles } = useSignedIn()
  const { pathname } = useLocation()
  useEarlyPage(pathname)
  // Whoever was invited is no operator yet.
  if (pathname === adminPaths.invitation) {
    return <InvitationPage backToApp={shellCopy.backToApp} />
  }
  if (roles.length === 0) return <Navigate to={paths.dashboard} replace />
  return (
    <Guard>
      <AdminShell>
        <AdminRoutes />
      </AdminShell>
    </Guard>
  )
}
