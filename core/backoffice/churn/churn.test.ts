import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChurnSigns,
  churnLevel,
  churnParts,
  churnScore,
  isAtRisk,
} from '#backoffice/churn/churn.ts'

const content: ChurnSigns = {
  daysSinceWrite: 0,
  writes14Days: 20,
  writesPrior14Days: 20,
  hasFailedCharge: false,
  daysToEnd: 20,
  hasRenewableCard: true,
}
const scoreOf = (signs: Partial<ChurnSigns>): number =>
  churnScore(churnParts({ ...content, ...signs }))

describe('the churn score', () => {
  it.each([
    ['somebody content', {}, 0],
    ['a week without a write', { daysSinceWrite: 7 }, 20],
    ['half the use', { writes14Days: 10 }, 10],
    ['no use after much', { writes14Days: 0 }, 20],
    ['more use than before', { writes14Days: 40 }, 0],
    ['no use ever', { writes14Days: 0, writesPrior14Days: 0 }, 0],
    ['a failed charge', { hasFailedCharge: true }, 25],
    ['an end in seven days without a card', { daysToEnd: 7, hasRenewableCard: false }, 15],
    ['an end in eight days without a card', { daysToEnd: 8, hasRenewableCard: false }, 0],
    ['an end tomorrow with a card', { daysToEnd: 1 }, 0],
    ['no end', { daysToEnd: null, hasRenewableCard: false }, 0],
    ['thirteen days of silence', { daysSinceWrite: 13 }, 37],
    ['fourteen days of silence', { daysSinceWrite: 14 }, 85],
    ['a year of silence', { daysSinceWrite: 365, writes14Days: 0 }, 85],
    [
      'everything at once',
      {
        daysSinceWrite: 30,
        writes14Days: 0,
        hasFailedCharge: true,
        daysToEnd: -3,
        hasRenewableCard: false,
      },
      100,
    ],
  ] as const)('of %s is %s', (_who, signs, score) => {
    expect(scoreOf(signs)).toBe(score)
  })

  it('is the sum of parts that are never negative, and never above 100', () => {
    const signs = fc.record({
      daysSinceWrite: fc.integer({ min: -1, max: 4_000 }),
      writes14Days: fc.nat(1_000),
      writesPrior14Days: fc.nat(1_000),
      hasFailedCharge: fc.boolean(),
      daysToEnd: fc.option(fc.integer({ min: -400, max: 400 })),
      hasRenewableCard: fc.boolean(),
    })
    fc.assert(
      fc.property(signs, (given) => {
        const parts = churnParts(given)
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0)
        const score = churnScore(parts)
        expect(score).toBeLessThanOrEqual(100)
        if (given.daysSinceWrite >= 14) expect(score).toBeGreaterThanOrEqual(85)
      }),
    )
  })
})

it.each([
  [100, 'critical'],
  [90, 'critical'],
  [89, 'high'],
  [70, 'high'],
  [69, 'medium'],
  [50, 'medium'],
  [49, 'low'],
] as const)('%i is %s', (score, level) => {
  expect(churnLevel(score)).toBe(level)
  expect(isAtRisk(score)).toBe(score >= 70)
})
