import { describe, expect, it } from 'vitest'
import { type Cohort, cohortMatrix, retentionCurve } from '#backoffice/cohorts/cohorts.ts'
import { cohortInsights } from '#backoffice/cohorts/insights.ts'

const month = (text: string) => Temporal.PlainYearMonth.from(text)

/** A row of the matrix by what is left each month. */
function counts(cohort: string, people: number, retained: readonly number[]) {
  return retained.map((left, offset) => ({
    cohort: month(cohort),
    month: month(cohort).add({ months: offset }),
    people,
    retained: left,
  }))
}

describe('the matrix', () => {
  it('has a row for each month of first payments, and a cell for each month since', () => {
    const rows = [...counts('2026-09', 4, [4, 2]), ...counts('2026-08', 10, [10, 8, 7])]
    const [august, september] = cohortMatrix(rows)
    expect(august).toMatchObject({ people: 10, month: month('2026-08') })
    expect(august?.cells.map(({ offset, rate }) => [offset, rate])).toEqual([
      [0, 10_000],
      [1, 8_000],
      [2, 7_000],
    ])
    expect(september?.cells.map(({ retained }) => retained)).toEqual([4, 2])
  })

  it('reaches over the turn of a year, and remembers who is gone', () => {
    const rows = counts('2025-12', 6, [6, 5])
    const [cohort] = cohortMatrix(rows.map((row, at) => ({ ...row, people: 6 - at })))
    expect(cohort).toMatchObject({ people: 6, cells: [{ rate: 10_000 }, { rate: 8_333 }] })
    expect(cohort?.cells[1]?.month.toString()).toBe('2026-01')
  })

  it('weighs each cohort by its people', () => {
    const cohorts = cohortMatrix([
      ...counts('2026-08', 10, [10, 8]),
      ...counts('2026-09', 30, [30]),
    ])
    expect(retentionCurve(cohorts)).toEqual([
      { offset: 0, people: 40, retained: 40, rate: 10_000 },
      { offset: 1, people: 10, retained: 8, rate: 8_000 },
    ])
  })

  it('is empty while nobody paid', () => {
    expect(cohortMatrix([])).toEqual([])
    expect(retentionCurve([])).toEqual([])
  })
})

describe('the insights', () => {
  const given = (...rows: ReturnType<typeof counts>[]): Cohort[] => cohortMatrix(rows.flat())

  it('say what is kept, where most are lost and who stands out', () => {
    const cohorts = given(
      counts('2026-05', 10, [10, 9, 6, 5]),
      counts('2026-06', 10, [10, 8, 6, 6]),
      counts('2026-07', 2, [2, 0, 0, 0]),
    )
    const telling = [month('2026-05'), month('2026-06')]
    expect(cohortInsights(cohorts)).toEqual([
      { kind: 'first-month', rate: 8_500, people: 20, cohorts: telling },
      { kind: 'steepest-loss', offset: 2, loss: 2_500, cohorts: telling },
      { kind: 'best-cohort', month: month('2026-06'), offset: 3, rate: 6_000 },
      { kind: 'worst-cohort', month: month('2026-05'), offset: 3, rate: 5_000 },
    ])
  })

  it('say whether the youngest do better or worse than those before', () => {
    const six = (left: readonly number[]) =>
      given(...left.map((kept, at) => counts(`2026-0${at + 1}`, 10, [10, kept])))
    expect(cohortInsights(six([5, 5, 5, 8, 8, 8]))).toContainEqual({
      kind: 'getting-better',
      difference: 3_000,
      cohorts: [month('2026-04'), month('2026-05'), month('2026-06')],
      before: [month('2026-01'), month('2026-02'), month('2026-03')],
    })
    expect(cohortInsights(six([8, 8, 8, 5, 5, 5]))).toContainEqual(
      expect.objectContaining({ kind: 'getting-worse', difference: 3_000 }),
    )
    const kinds = cohortInsights(six([8, 8, 8, 8, 8, 8])).map(({ kind }) => kind)
    expect(kinds).toEqual(['first-month', 'steepest-loss'])
  })

  it('say nothing of too few', () => {
    expect(cohortInsights(given(counts('2026-05', 4, [4, 1])))).toEqual([])
    expect(cohortInsights([])).toEqual([])
  })
})
