import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'
import { useEarlyData } from '#app/use-early-data.ts'
import { SignedIn } from '#connection/session/signed-in.ts'
import { Splash } from '#design/states/splash.tsx'

/** Pages of a signed-in person, which never outlive them; a guest goes to /login. */
export default function RequireSession() {
  const isAwaited = useEarlyData()
  return (
    <SessionGate>
      {(session) => {
        if (!session) return <Navigate to={paths.login} replace />
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
