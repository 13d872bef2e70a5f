import type { Transaction } from '@lya/contract/money/transactions.ts'
import { limits } from '@lya/core/limits.ts'
import { describe, expect, it } from 'vitest'
import {
  allToggled,
  nothingSelected,
  ranged,
  type Selection,
  selectedOf,
  stateOfAll,
  toggled,
} from './selection.model.ts'

const shown = (ids: readonly string[]): Selection => ({
  ...nothingSelected,
  shown: ids.map((id) => ({ id }) as Transaction),
})
const five = shown(['a', 'b', 'c', 'd', 'e'])
const idsOf = (selection: Selection) => selectedOf(selection).map(({ id }) => id)

describe('a selection', () => {
  it('takes one in and out', () => {
    const one = toggled(five, 'b')
    expect(idsOf(one)).toEqual(['b'])
    expect(idsOf(toggled(one, 'b'))).toEqual([])
  })

  it.each([
    ['b', 'd'],
    ['d', 'b'],
  ])('takes a range from %s to %s', (from, to) => {
    expect(idsOf(ranged(toggled(five, from), to))).toEqual(['b', 'c', 'd'])
  })

  it('takes a range out again', () => {
    const all = allToggled(five)
    const without = ranged(toggled(all, 'b'), 'd')
    expect(idsOf(without)).toEqual(['a', 'e'])
  })

  it('takes only the one without a place to begin, or when that one is gone', () => {
    expect(idsOf(ranged(five, 'c'))).toEqual(['c'])
    const gone = { ...toggled(five, 'a'), shown: five.shown.slice(1) }
    expect(idsOf(ranged(gone, 'c'))).toEqual(['c'])
  })

  it('takes all that is shown, then nothing', () => {
    const some = toggled(five, 'b')
    expect(stateOfAll(some)).toBe('some')
    const all = allToggled(some)
    expect(stateOfAll(all)).toBe('all')
    expect(idsOf(allToggled(all))).toEqual([])
    expect(stateOfAll(five)).toBe('none')
  })

  it('forgets what is no longer shown once it changes', () => {
    const narrowed = { ...allToggled(five), shown: five.shown.slice(0, 2) }
    expect(idsOf(narrowed)).toEqual(['a', 'b'])
    expect(toggled(narrowed, 'b').ids).toEqual(new Set(['a']))
  })

  it('holds no more than one bulk change takes', () => {
    const many = shown(Array.from({ length: limits.bulkMax + 1 }, (_, at) => `t${at}`))
    const all = allToggled(many)
    expect(all.ids.size).toBe(limits.bulkMax)
    expect(stateOfAll(all)).toBe('all')
    expect(toggled(all, `t${limits.bulkMax}`).ids.size).toBe(limits.bulkMax)
    expect(allToggled(all).ids.size).toBe(0)
  })
})
