import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'

export const onboarding = {
  saveStep: forPaying
    .route({
      method: 'PUT',
      path: '/onboarding/step',
      description: 'Stores the step, never a smaller one than before; step 3 ends it.',
    })
    .input(z.object({ step: z.int().min(1).max(onboardingSteps) }))
    .output(z.object({ step: z.int() })),
  skip: forPaying
    .route({
      method: 'POST',
      path: '/onboarding/skip',
      description: 'Ends it at once; whoever has no category gets the suggested ones.',
    })
    .output(z.object({ step: z.int() })),
}
