import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { Splash } from '#design/states/splash.tsx'
import { useEmailOutcome } from '#people/profile/use-email-outcome.ts'

const RecoveryPage = lazy(async () => ({
  default: (await import('#people/recovery/recovery-page.tsx')).RecoveryPage,
}))

/**
 * Links of our mails open /profile, for a guest too: with a token it is just the new-password form,
 * and what became of a new address is said. Everything else goes on to the guards.
 */
export default function MailDoor() {
  const { pathname, search } = useLocation()
  useEmailOutcome()
  const token = pathname === paths.profile ? new URLSearchParams(search).get('token') : null
  if (!token) return <Outlet />
  return (
    <Suspense fallback={<Splash />}>
      <RecoveryPage token={token} />
    </Suspense>
  )
}
