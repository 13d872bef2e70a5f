import { expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const many = (count: number) => Array.from({ length: count }, newId)

it('stands in the order in which it was made, also within a millisecond and when clocks go back', () => {
  // Of this moment, since other tests of this process have made ids by then.
  const at = systemClock.now().epochMilliseconds
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  try {
    const ids = many(10_000)
    vi.setSystemTime(at - 1_000)
    ids.push(...many(10))
    vi.setSystemTime(at + 1_000)
    ids.push(...many(10))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Number.parseInt((ids.at(-1) ?? '').slice(0, 13).replace('-', ''), 16)).toBe(at + 1_000)
  } finally {
    vi.useRealTimers()
  }
})

it('is a UUID of version 7', () => {
  for (const id of many(5_000)) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
})
