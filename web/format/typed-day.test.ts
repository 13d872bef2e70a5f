import { describe, expect, it } from 'vitest'
import { daysAround, readDay } from '#format/typed-day.ts'

const today = '2026-11-22'
const past = daysAround('past', today)

describe('a day as typed', () => {
  it.each([
    ['5/3', '2026-03-05'],
    ['05/03', '2026-03-05'],
    ['5/3/26', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['050326', '2026-03-05'],
    ['0503', '2026-03-05'],
    ['5.3.26', '2026-03-05'],
    ['5-3', '2026-03-05'],
    ['5 3 26', '2026-03-05'],
    [' 5 / 3 / 2026 ', '2026-03-05'],
    ['5\u00a0/\u00a03', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['5 de março', '2026-03-05'],
    ['5 de Março de 2026', '2026-03-05'],
    ['5 mar 26', '2026-03-05'],
    ['1º de maio', '2026-05-01'],
    ['7/jun.', '2026-06-07'],
    ['7 jul', '2026-07-07'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/1999', '1999-12-31'],
    ['hoje', '2026-11-22'],
    ['HOJE ', '2026-11-22'],
    ['ontem', '2026-11-21'],
    ['anteontem', '2026-11-20'],
    ['amanhã', '2026-11-23'],
    ['Amanha', '2026-11-23'],
    ['depois de amanhã', '2026-11-24'],
  ])('reads %s as %s', (text, day) => {
    expect(readDay(text, past)).toEqual({ status: 'ok', day })
  })

  it.each([
    ['1/1', 'past', today, '2026-01-01'],
    ['31/12', 'past', today, '2026-12-31'],
    ['25/12', 'past', today, '2026-12-25'],
    ['28/12', 'past', '2027-01-03', '2026-12-28'],
    ['3/1', 'past', '2027-01-03', '2027-01-03'],
    ['10/1', 'past', '2027-01-03', '2027-01-10'],
    ['5/11', 'near', today, '2026-11-05'],
    ['5/1', 'near', today, '2027-01-05'],
    ['22/11', 'ahead', today, '2026-11-22'],
    ['21/11', 'ahead', today, '2027-11-21'],
    ['5/3', 'ahead', today, '2027-03-05'],
    ['29/2', 'ahead', '2027-06-01', '2028-02-29'],
  ] as const)('takes %s for a day of the year that is meant: %s of %s', (text, meant, now, day) => {
    expect(readDay(text, daysAround(meant, now))).toEqual({ status: 'ok', day })
  })

  it.each([
    ['31/02/2026', '31/02/2026'],
    ['31/2/26', '31/02/2026'],
    ['31022026', '31/02/2026'],
    ['31/02', '31/02/2026'],
    ['29/02/2025', '29/02/2025'],
    ['29/2', '29/02/2026'],
    ['1/13', '01/13/2026'],
    ['0/1', '00/01/2027'],
    ['5/0', '05/00/2027'],
    ['32/1/2026', '32/01/2026'],
    ['2026-02-30', '30/02/2026'],
    ['31 de abril de 2026', '31/04/2026'],
  ])('refuses %s by name, as %s', (text, name) => {
    expect(readDay(text, past)).toEqual({ status: 'missing', name })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['5', 'unreadable'],
    ['53', 'unreadable'],
    ['503', 'unreadable'],
    ['50326', 'unreadable'],
    ['5032026', 'unreadable'],
    ['050320261', 'unreadable'],
    ['5/3/', 'unreadable'],
    ['5//3', 'unreadable'],
    ['/5/3', 'unreadable'],
    ['5/3/202', 'unreadable'],
    ['5/3/20261', 'unreadable'],
    ['5/3 x', 'unreadable'],
    ['-5/3', 'unreadable'],
    ['R$ 5', 'unreadable'],
    ['32 de foo', 'unreadable'],
    ['constructor', 'unreadable'],
    ['semana passada', 'unreadable'],
    ['01/01/1899', 'out-of-range'],
    ['01/01/2200', 'out-of-range'],
    ['01/01/0001', 'out-of-range'],
  ])('says that "%s" is %s', (text, status) => {
    expect(readDay(text, past)).toEqual({ status })
  })
})
