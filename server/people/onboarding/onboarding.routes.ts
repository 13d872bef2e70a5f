import { skipOnboarding } from '#people/onboarding/skip-onboarding.ts'
import { raiseOnboardingStep } from '#people/profile/index.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

/** @param events Hear of a skipped onboarding, within its transaction. */
export function onboardingRoutes(events: TransactionEvents) {
  return {
    saveStep: signedIn.onboarding.saveStep.handler(async ({ input, context }) => {
      const { userId } = context.actor
      const step = await asActor(context, ({ tx }) => raiseOnboardingStep(tx, userId, input.step))
      context.announce(userId, ['profile'])
      return { step }
    }),

    skip: signedIn.onboarding.skip.handler(async ({ context }) => {
      const step = await asActor(context, (ctx) => skipOnboarding(ctx, events))
      context.announce(context.actor.userId, ['profile', 'categories'])
      return { step }
    }),
  }
}
