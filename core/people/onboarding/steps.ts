/** At this step the onboarding is over (spec 1, section 9). */
export const onboardingSteps = 3

/** Whether this stored step lets a person into the dashboard. */
export function isOnboarded(step: number): boolean {
  return step >= onboardingSteps
}
