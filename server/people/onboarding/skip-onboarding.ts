import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import { noteFacts } from '#people/facts/index.ts'
import { onboardingSkipped } from '#people/onboarding/onboarding.events.ts'
import { raiseOnboardingStep } from '#people/profile/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * Ends the onboarding, and lets others set up what the person would have chosen in it. A second
 * press waits for the first: both write the same row.
 *
 * @returns The step that is stored now.
 */
export async function skipOnboarding(ctx: CommandContext): Promise<number> {
  const { userId, timeZone } = ctx
  noteFacts(ctx, ['onboarded'])
  const step = await raiseOnboardingStep(ctx.tx, userId, onboardingSteps)
  await ctx.events.announce(ctx, onboardingSkipped, { userId, timeZone })
  return step
}
