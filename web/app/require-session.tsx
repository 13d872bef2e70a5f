import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'

/** Pages of a signed-in person; a guest goes to /login. */
export default function RequireSession() {
  return (
    <SessionGate>
      {(session) => (session ? <Outlet /> : <Navigate to={paths.login} replace />)}
    </SessionGate>
  )
}
