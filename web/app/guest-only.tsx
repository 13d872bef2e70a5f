import { isOnboarded } from '@lya/core/people/onboarding/steps.ts'
import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { SessionGate } from '#app/session-gate.tsx'

/** Sign-in pages; whoever is signed in goes on to the dashboard, or first to the onboarding. */
export default function GuestOnly() {
  return (
    <SessionGate>
      {(session) => {
        if (!session) return <Outlet />
        const isReady = isOnboarded(session.onboardingStep)
        return <Navigate to={isReady ? paths.dashboard : paths.onboarding} replace />
      }}
    </SessionGate>
  )
}
