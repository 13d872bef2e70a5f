import { describe, expect, it } from 'vitest'
import { ladderDays, latestTry, overdueState } from '#commerce/dunning/ladder.ts'

const dueOn = '2026-12-22'

describe('the ladder', () => {
  it.each([
    ['2026-12-21', null],
    ['2026-12-22', 'grace'],
    ['2026-12-28', 'grace'],
    ['2026-12-29', 'suspended'],
    ['2027-01-20', 'suspended'],
    ['2027-01-21', 'ended'],
  ])('on %s is %s', (today, state) => {
    expect(overdueState({ dueOn, today })).toBe(state)
  })

  it.each([
    ['2026-12-21', null],
    ['2026-12-22', '2026-12-22'],
    ['2026-12-23', '2026-12-23'],
    ['2026-12-24', '2026-12-23'],
    ['2026-12-25', '2026-12-25'],
    ['2026-12-28', '2026-12-27'],
    ['2026-12-29', null],
  ])('has a try for %s of the day %s', (today, tried) => {
    expect(latestTry({ dueOn, today })).toBe(tried)
  })

  it('names every day on which something happens', () => {
    expect(ladderDays(dueOn)).toEqual([
      '2026-12-17',
      '2026-12-22',
      '2026-12-23',
      '2026-12-25',
      '2026-12-27',
      '2026-12-29',
      '2027-01-21',
    ])
  })
})
