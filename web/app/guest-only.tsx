import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'

/** Sign-in pages; whoever is signed in already goes on to the dashboard. */
export default function GuestOnly() {
  return (
    <SessionGate>
      {(session) => (session ? <Navigate to={paths.dashboard} replace /> : <Outlet />)}
    </SessionGate>
  )
}
