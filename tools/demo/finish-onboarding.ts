import { categoryColors } from '@lya/core/money/categories/icon.ts'
import { onboardingSteps } from '@lya/core/people/onboarding/steps.ts'
import type { Account } from '#tools/demo/account.ts'

/** Takes every suggestion, each in a colour. @returns Their ids by name. */
export async function finishOnboarding({ call }: Account): Promise<ReadonlyMap<string, string>> {
  const suggested = await call<{ items: object[] }>('GET', '/categories/suggested')
  const items = suggested.items.map((one, index) => ({
    ...one,
    color: categoryColors[index % categoryColors.length],
  }))
  const created = await call<{ items: { name: string; id: string }[] }>(
    'POST',
    '/categories/batch',
    { items },
  )
  await call('PUT', '/onboarding/step', { step: onboardingSteps })
  return new Map(created.items.map(({ name, id }) => [name, id]))
}
