import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { Splash } from '#design/splash.tsx'

const RecoveryPage = lazy(async () => ({
  default: (await import('#people/recovery/recovery-page.tsx')).RecoveryPage,
}))

/**
 * Links of recovery mails open /profile: with a token that page is just the new-password form, for
 * a guest too. Everything else goes on to the guards.
 */
export default function RecoveryDoor() {
  const { pathname, search } = useLocation()
  const token = pathname === paths.profile ? new URLSearchParams(search).get('token') : null
  if (!token) return <Outlet />
  return (
    <Suspense fallback={<Splash />}>
      <RecoveryPage token={token} />
    </Suspense>
  )
}
