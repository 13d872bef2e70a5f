import { describe, expect, it } from 'vitest'
import { live } from '#tools/demo/live.ts'
import { lives } from '#tools/demo/lives.seed.ts'

const from = Temporal.PlainDate.from('2025-05-21')
const to = Temporal.PlainDate.from('2026-11-21')
const lived = lives.map((life, index) => live(life, { from, to, seed: index + 1 }))
const [marina] = lives

it('lives the same life again from the same seed, and another from another', () => {
  if (!marina) throw new Error('nobody to live')
  const first = live(marina, { from, to, seed: 1 })
  expect(live(marina, { from, to, seed: 1 })).toEqual(first)
  expect(live(marina, { from, to, seed: 2 })).not.toEqual(first)
})

describe.each(lives.map((life, index) => ({ name: life.name, index })))('$name', ({ index }) => {
  const all = lived[index] ?? []
  const sum = (type: string) =>
    all.filter((one) => one.type === type).reduce((total, one) => total + one.amountCents, 0)

  it('goes through the days in order, from the first to the last', () => {
    const days = all.map(({ date }) => date.toString())
    expect(days).toEqual(days.toSorted())
    expect(days[0]?.slice(0, 7)).toBe('2025-05')
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11')
  })

  it('has something in every month, and amounts that somebody could have paid', () => {
    const months = new Set(all.map(({ date }) => date.toPlainYearMonth().toString()))
    expect(months.size).toBe(19)
    for (const { amountCents } of all) {
      expect(Number.isSafeInteger(amountCents)).toBe(true)
      expect(amountCents).toBeGreaterThanOrEqual(50)
      expect(amountCents).toBeLessThan(1_000_000)
    }
  })

  it('earns a little more than it spends', () => {
    const kept = (sum('receita') - sum('despesa')) / sum('receita')
    expect(kept).toBeGreaterThan(0.03)
    expect(kept).toBeLessThan(0.3)
  })
})
