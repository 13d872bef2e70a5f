export { onboardingSkipped } from '#people/onboarding/onboarding.events.ts'
export { onboardingRoutes } from '#people/onboarding/onboarding.routes.ts'
