import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies, nextDueDate } from '#money/recurring/due-date.ts'
import {
  clampInstalmentsPaid,
  type Ending,
  endTypeOf,
  hasFewInstalmentsLeft,
  instalmentsLeft,
  isFinished,
} from '#money/recurring/end.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const endless: Ending = { instalments: null, instalmentsPaid: 0, endDate: null }

describe('endTypeOf', () => {
  it('is inferred from what is there', () => {
    const endDate = day('2027-01-01')
    expect(endTypeOf(endless)).toBe('infinito')
    expect(endTypeOf({ ...endless, endDate })).toBe('data')
    expect(endTypeOf({ ...endless, instalments: 3 })).toBe('parcelas')
    expect(endTypeOf({ ...endless, instalments: 3, endDate })).toBe('parcelas')
  })
})

describe('the end of a payment', () => {
  const start = fc.nat(3 * 366).map((days) => day('2023-01-01').add({ days }))
  const frequency = fc.constantFrom(...frequencies)
  const dueDay = fc.integer({ min: 1, max: 31 })

  /** Pays until it is finished or ten years have gone by; how often, and the state after. */
  function payAll(
    payment: Ending & { nextDate: Temporal.PlainDate },
    rhythm: Parameters<typeof nextDueDate>[1],
  ): { paid: Temporal.PlainDate[]; isOver: boolean } {
    const end = payment.nextDate.add({ years: 10 })
    const paid: Temporal.PlainDate[] = []
    let state = payment
    while (!isFinished(state) && Temporal.PlainDate.compare(state.nextDate, end) < 0) {
      paid.push(state.nextDate)
      state = {
        ...state,
        instalmentsPaid: state.instalmentsPaid + 1,
        nextDate: nextDueDate(state.nextDate, rhythm),
      }
    }
    return { paid, isOver: isFinished(state) }
  }

  it('never comes without one', () => {
    fc.assert(
      fc.property(start, frequency, dueDay, (nextDate, often, on) => {
        const rhythm = { frequency: often, dueDay: on }
        const { paid, isOver } = payAll({ ...endless, nextDate }, rhythm)
        expect(isOver).toBe(false)
        expect(paid.length).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('comes with the last instalment, warned of for the last two', () => {
    const total = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(start, frequency, dueDay, total, (nextDate, often, on, instalments) => {
        const rhythm = { frequency: often, dueDay: on }
        const { paid, isOver } = payAll({ ...endless, instalments, nextDate }, rhythm)
        expect(isOver).toBe(true)
        expect(paid).toHaveLength(instalments)
        for (let done = 0; done <= instalments; done += 1) {
          const ending = { ...endless, instalments, instalmentsPaid: done }
          expect(instalmentsLeft(ending)).toBe(instalments - done)
          expect(hasFewInstalmentsLeft(ending)).toBe([1, 2].includes(instalments - done))
        }
      }),
    )
  })

  it('comes after the last date that the end date allows', () => {
    const length = fc.nat(9 * 365)
    fc.assert(
      fc.property(start, frequency, dueDay, length, (nextDate, often, on, days) => {
        const endDate = nextDate.add({ days })
        const rhythm = { frequency: often, dueDay: on }
        const { paid, isOver } = payAll({ ...endless, endDate, nextDate }, rhythm)
        const last = paid.at(-1)
        expect(isOver).toBe(true)
        expect(last && Temporal.PlainDate.compare(last, endDate)).toBeLessThanOrEqual(0)
        if (last) {
          const tooLate = nextDueDate(last, rhythm)
          expect(Temporal.PlainDate.compare(tooLate, endDate)).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('includes its own day', () => {
    const endDate = day('2026-11-21')
    expect(isFinished({ ...endless, endDate, nextDate: endDate })).toBe(false)
    expect(isFinished({ ...endless, endDate, nextDate: day('2026-11-22') })).toBe(true)
  })
})

it('lowers the paid instalments with the total', () => {
  expect(clampInstalmentsPaid(5, 3)).toBe(3)
  expect(clampInstalmentsPaid(5, 8)).toBe(5)
  expect(clampInstalmentsPaid(5, null)).toBe(5)
})

it('warns nobody whose payment has no instalments', () => {
  expect(instalmentsLeft(endless)).toBeNull()
  expect(hasFewInstalmentsLeft(endless)).toBe(false)
})
