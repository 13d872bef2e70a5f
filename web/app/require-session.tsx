import { Suspense } from 'react'
import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { useEarlyData } from '#app/use-early-data.ts'
import { SignedIn } from '#connection/session/signed-in.ts'
import { later } from '#design/later/later.ts'
import { Splash } from '#design/states/splash.tsx'

const LeavingPages = later(
  async () => (await import('#app/leaving/leaving-pages.tsx')).LeavingPages,
)

/** Pages of a signed-in person, which never outlive them; a guest goes to /login. */
export default function RequireSession() {
  const isAwaited = useEarlyData()
  const signOut = useSignOut()
  return (
    <SessionGate>
      {(session) => {
        if (!session) return <Navigate to={paths.login} replace />
        if (session.leavesAt) {
          return (
            <SignedIn value={session}>
              <Suspense fallback={<Splash />}>
                <LeavingPages
                  leavesAt={session.leavesAt}
                  onSignOut={() => void signOut(paths.home)}
                />
              </Suspense>
            </SignedIn>
          )
        }
        if (isAwaited) return <Splash />
        return (
          <SignedIn value={session}>
            <Outlet key={session.userId} />
          </SignedIn>
        )
      }}
    </SessionGate>
  )
}
