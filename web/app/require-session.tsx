import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'

/** Pages of a signed-in person, which never outlive them; a guest goes to /login. */
export default function RequireSession() {
  return (
    <SessionGate>
      {(session) =>
        session ? <Outlet key={session.userId} /> : <Navigate to={paths.login} replace />
      }
    </SessionGate>
  )
}
