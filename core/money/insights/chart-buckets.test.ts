import { describe, expect, it } from 'vitest'
import { chartBuckets } from '#money/insights/chart-buckets.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const today = day('2026-11-21')

function shown(from: string, to: string): string[] {
  const buckets = chartBuckets(today, { from: day(from), to: day(to) })
  return buckets.map((one) => `${one.label} ${one.from} ${one.to}`)
}

describe('chartBuckets', () => {
  it('shows four months back, this one and the next without a filter', () => {
    const buckets = chartBuckets(today, null)
    const labels = ['Jul/26', 'Ago/26', 'Set/26', 'Out/26', 'Nov/26', 'Dez/26']
    expect(buckets.map((one) => one.label)).toEqual(labels)
    expect(buckets[0]?.from.toString()).toBe('2026-07-01')
    expect(buckets[5]?.to.toString()).toBe('2026-12-31')
  })

  it('crosses the year', () => {
    const labels = chartBuckets(day('2027-01-31'), null).map((one) => one.label)
    expect(labels).toEqual(['Set/26', 'Out/26', 'Nov/26', 'Dez/26', 'Jan/27', 'Fev/27'])
  })

  it('shows a short filter by day', () => {
    expect(shown('2026-02-27', '2026-03-01')).toEqual([
      '27/02 2026-02-27 2026-02-27',
      '28/02 2026-02-28 2026-02-28',
      '01/03 2026-03-01 2026-03-01',
    ])
  })

  it('shows every whole month by day', () => {
    expect(shown('2026-10-01', '2026-10-31')).toHaveLength(31)
  })

  it('shows a longer filter by month, cut at its ends', () => {
    expect(shown('2026-09-10', '2026-11-05')).toEqual([
      'Set/26 2026-09-10 2026-09-30',
      'Out/26 2026-10-01 2026-10-31',
      'Nov/26 2026-11-01 2026-11-05',
    ])
    expect(shown('2026-10-01', '2026-11-01')).toHaveLength(2)
  })
})
