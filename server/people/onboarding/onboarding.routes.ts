import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import { noteFacts } from '#people/facts/index.ts'
import { skipOnboarding } from '#people/onboarding/skip-onboarding.ts'
import { raiseOnboardingStep } from '#people/profile/index.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const saveStep = signedIn.onboarding.saveStep.handler(async ({ input, context }) => {
  const { userId } = context.actor
  const step = await asActor(context, (ctx) => {
    if (input.step === onboardingSteps) noteFacts(ctx, ['onboarded'])
    return raiseOnboardingStep(ctx.tx, userId, input.step)
  })
  context.announce(userId, ['profile'])
  return { step }
})

const skip = signedIn.onboarding.skip.handler(async ({ context }) => {
  const step = await asActor(context, skipOnboarding)
  context.announce(context.actor.userId, ['profile', 'categories'])
  return { step }
})

export const onboardingRoutes = { saveStep, skip }
