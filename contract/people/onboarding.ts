import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import { oc } from '@orpc/contract'
import * as z from 'zod'

export const onboarding = {
  saveStep: oc
    .route({
      method: 'PUT',
      path: '/onboarding/step',
      description: 'Stores the step, never a smaller one than before; step 3 ends it.',
    })
    .input(z.object({ step: z.int().min(1).max(onboardingSteps) }))
    .output(z.object({ step: z.int() })),
  skip: oc
    .route({
      method: 'POST',
      path: '/onboarding/skip',
      description: 'Ends it at once; whoever has no category gets the suggested ones.',
    })
    .output(z.object({ step: z.int() })),
}
