import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { instalmentsOf, type OwnInstalment } from '#commerce/plans/instalments.ts'

const rules = { countMax: 12, valueMinCents: cents(5_000), monthlyRate: 2.5 }
const own = (...pairs: [number, number][]): OwnInstalment[] =>
  pairs.map(([count, value]) => ({ count, valueCents: cents(value) }))
const annual = {
  priceCents: cents(24_990),
  isInParts: true,
  own: own([1, 24_990], [12, 2_172]),
}
const values = (list: { count: number; valueCents: number }[]) =>
  list.map(({ count, valueCents }) => [count, valueCents])

describe('instalments', () => {
  it("are a plan's own, to the centavo", () => {
    const quarterly = {
      priceCents: cents(8_990),
      isInParts: true,
      own: own([1, 8_990], [2, 4_682], [3, 3_120]),
    }
    const list = instalmentsOf(quarterly, rules)
    expect(values(list)).toEqual([
      [1, 8_990],
      [2, 4_682],
      [3, 3_120],
    ])
    expect(list.map(({ totalCents }) => totalCents)).toEqual([8_990, 9_364, 9_360])
  })

  it('follow between the own ones the rate that the largest implies', () => {
    expect(values(instalmentsOf(annual, rules))).toEqual([
      [1, 24_990],
      [2, 12_618],
      [3, 8_439],
      [4, 6_350],
      [5, 5_096],
      [6, 4_261],
      [7, 3_664],
      [8, 3_216],
      [9, 2_868],
      [10, 2_590],
      [11, 2_362],
      [12, 2_172],
    ])
  })

  it('follow the settings where a plan has none of its own', () => {
    const plan = { priceCents: cents(30_000), isInParts: true, own: [] }
    expect(values(instalmentsOf(plan, rules))).toEqual([
      [1, 30_000],
      [2, 15_565],
      [3, 10_504],
      [4, 7_975],
      [5, 6_457],
      [6, 5_446],
    ])
  })

  it('are one where a plan is not paid in parts, or the least part is too small', () => {
    const monthly = { priceCents: cents(3_990), isInParts: false, own: [] }
    expect(values(instalmentsOf(monthly, rules))).toEqual([[1, 3_990]])
    expect(values(instalmentsOf({ ...monthly, isInParts: true }, rules))).toEqual([[1, 3_990]])
  })

  it('keep to the largest count of the settings, save for what a plan names', () => {
    const few = { ...rules, countMax: 3 }
    expect(instalmentsOf(annual, few).map(({ count }) => count)).toEqual([1, 2, 3, 12])
  })

  it('cost nothing more without a rate', () => {
    const free = { ...annual, own: own([1, 24_990], [10, 2_499]) }
    for (const { totalCents } of instalmentsOf(free, rules)) {
      expect(totalCents).toBeLessThanOrEqual(24_990)
    }
  })

  it('total count times value, begin with 1, and never exceed the largest own total', () => {
    const anyPlan = fc.record({
      price: fc.integer({ min: 1_000, max: 1_000_000 }),
      count: fc.integer({ min: 2, max: 12 }),
      extra: fc.integer({ min: 0, max: 40 }),
    })
    fc.assert(
      fc.property(anyPlan, ({ price, count, extra }) => {
        const value = Math.ceil((price * (1 + extra / 100)) / count)
        const plan = {
          priceCents: cents(price),
          isInParts: true,
          own: own([1, price], [count, value]),
        }
        const list = instalmentsOf(plan, rules)
        expect(list[0]).toEqual({ count: 1, valueCents: price, totalCents: price })
        expect(list.at(-1)).toMatchObject({ count, valueCents: value })
        for (const one of list) {
          expect(one.totalCents).toBe(one.count * one.valueCents)
          expect(one.totalCents).toBeLessThanOrEqual(Math.max(price, count * value))
        }
        const counts = list.map((one) => one.count)
        expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      }),
    )
  })
})
