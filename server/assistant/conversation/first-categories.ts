import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import { createSuggestedCategories, listCategories } from '#money/categories/index.ts'
import { findOnboardingStep } from '#people/profile/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * The suggested categories, made now for somebody who has not come to choose their own: whoever
 * writes before the onboarding is over shall not find everything under 'Outros'. None for a person
 * who has deleted theirs.
 */
export async function firstCategories(
  ctx: Pick<CommandContext, 'tx' | 'userId'>,
): Promise<Awaited<ReturnType<typeof listCategories>>> {
  if ((await findOnboardingStep(ctx.tx, ctx.userId)) >= onboardingSteps) return []
  await createSuggestedCategories(ctx)
  return listCategories(ctx.tx, ctx.userId)
}
