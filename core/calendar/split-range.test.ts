import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitRange } from '#calendar/split-range.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

function texts(from: string, to: string): string[] {
  const { months, days } = splitRange({ from: day(from), to: day(to) })
  const parts = [months && `months ${months.from} ${months.to}`]
  return [...parts, ...days.map((one) => `days ${one.from} ${one.to}`)].filter(
    (one) => one !== null,
  )
}

describe('splitRange', () => {
  it.each([
    ['2026-11-01', '2026-11-30', ['months 2026-11-01 2026-11-30']],
    ['2026-11-01', '2026-11-29', ['days 2026-11-01 2026-11-29']],
    ['2028-02-01', '2028-02-29', ['months 2028-02-01 2028-02-29']],
    ['2026-01-31', '2026-02-28', ['months 2026-02-01 2026-02-28', 'days 2026-01-31 2026-01-31']],
    [
      '2025-12-15',
      '2026-03-10',
      ['months 2026-01-01 2026-02-28', 'days 2025-12-15 2025-12-31', 'days 2026-03-01 2026-03-10'],
    ],
    ['2026-11-21', '2026-11-21', ['days 2026-11-21 2026-11-21']],
    ['2026-10-20', '2026-11-10', ['days 2026-10-20 2026-11-10']],
  ])('splits %s to %s', (from, to, expected) => {
    expect(texts(from, to)).toEqual(expected)
  })

  it('gives parts that are together exactly the range', () => {
    const start = day('2020-01-01')
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(900), (offset, length) => {
        const from = start.add({ days: offset })
        const to = from.add({ days: length })
        const { months, days } = splitRange({ from, to })
        const parts = [...days, ...(months ? [months] : [])].sort((a, b) =>
          Temporal.PlainDate.compare(a.from, b.from),
        )
        expect(parts[0]?.from.toString()).toBe(from.toString())
        expect(parts.at(-1)?.to.toString()).toBe(to.toString())
        for (const [index, part] of parts.entries()) {
          expect(Temporal.PlainDate.compare(part.from, part.to)).toBeLessThanOrEqual(0)
          const next = parts[index + 1]
          if (next) expect(part.to.add({ days: 1 }).toString()).toBe(next.from.toString())
        }
        if (months) {
          expect(months.from.day).toBe(1)
          expect(months.to.day).toBe(months.to.daysInMonth)
        }
      }),
    )
  })
})
