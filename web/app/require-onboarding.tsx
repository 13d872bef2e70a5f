import { isOnboarded } from '@lya/core/people/onboarding/steps.ts'
import { Navigate, Outlet } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/** The dashboard waits until the onboarding is over. */
export default function RequireOnboarding() {
  const { onboardingStep } = useSignedIn()
  return isOnboarded(onboardingStep) ? <Outlet /> : <Navigate to={paths.onboarding} replace />
}
