import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  engagementLabel,
  engagementLevel,
  engagementScore,
  type UseCounts,
} from '#backoffice/engagement/engagement.ts'

const nothing: UseCounts = {
  transactions: 0,
  categories: 0,
  goals: 0,
  budgets: 0,
  recurring: 0,
  uploads: 0,
}
const uses = (counts: Partial<UseCounts>): UseCounts => ({ ...nothing, ...counts })

describe('the engagement score', () => {
  it.each([
    [{}, 0],
    [{ categories: 1 }, 20],
    [{ transactions: 1 }, 15],
    [{ transactions: 9 }, 15],
    [{ transactions: 10 }, 25],
    [{ goals: 1 }, 20],
    [{ budgets: 1 }, 15],
    [{ recurring: 1 }, 10],
    [{ uploads: 1 }, 10],
    [{ transactions: 12, categories: 8, goals: 1, budgets: 3, recurring: 2, uploads: 1 }, 100],
  ] as const)('of %j is %i', (counts, score) => {
    expect(engagementScore(uses(counts))).toBe(score)
  })

  it('lies between 0 and 100, and never falls with more use', () => {
    const count = fc.nat(50)
    const counts = fc.record({
      transactions: count,
      categories: count,
      goals: count,
      budgets: count,
      recurring: count,
      uploads: count,
    })
    fc.assert(
      fc.property(counts, fc.constantFrom(...Object.keys(nothing)), (given, key) => {
        const score = engagementScore(given)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        const more = { ...given, [key]: given[key as keyof UseCounts] + 1 }
        expect(engagementScore(more)).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})

it.each([
  [{ transactions: 10, categories: 1, goals: 1, recurring: 1 }, 'ready'],
  [{ transactions: 10, categories: 1, goals: 1 }, 'engaged'],
  [{ categories: 1, goals: 1 }, 'engaged'],
  [{ transactions: 1, categories: 1 }, 'low'],
  [{ goals: 1 }, 'inactive'],
  [{}, 'inactive'],
] as const)('%j is %s', (counts, label) => {
  expect(engagementLabel(uses(counts))).toBe(label)
})

it.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'medium'],
  [50, 'medium'],
  [49, 'low'],
  [0, 'low'],
] as const)('the badge of %i is %s', (score, level) => {
  expect(engagementLevel(score)).toBe(level)
})
