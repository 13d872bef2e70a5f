import { expect, it } from 'vitest'
import { isOnboarded } from '#people/onboarding/steps.ts'

it.each([
  [0, false],
  [1, false],
  [2, false],
  [3, true],
])('step %i: onboarded is %s', (step, isOver) => {
  expect(isOnboarded(step)).toBe(isOver)
})
