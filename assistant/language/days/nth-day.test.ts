import { expect, it } from 'vitest'
import { findDays } from '#language/days.ts'
import { tokenise } from '#language/tokens.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function daysIn(text: string): string[] {
  return findDays(tokenise(text), today).map(({ date }) => date.toString())
}

it.each([
  ['dízimo todo primeiro domingo do mês', '2026-12-06'],
  ['todo mês, no primeiro domingo', '2026-12-06'],
  ['faxina toda segunda sexta do mês', '2026-12-11'],
  ['pago o salão no último sábado do mês', '2026-11-28'],
  ['mensalidade do clube, segundo sábado de cada mês', '2026-12-12'],
  ['paguei no primeiro domingo do mês', '2026-11-01'],
  ['recebo todo quinto dia útil', '2026-12-07'],
  ['aluguel 5º dia útil', '2026-12-07'],
  ['caiu no 5o dia útil', '2026-11-06'],
])('reads a day of the month without a figure in %s', (text, date) => {
  expect(daysIn(text)).toEqual([date])
})

it.each([
  ['balada sab 90', '2026-11-21'],
  ['fretado dom 250', '2026-11-22'],
  ['alm 26 janta 31 seg', '2026-11-23'],
  ['pizza qui 58', '2026-11-26'],
])('reads a short weekday between a thing and its sum, or last: %s', (text, date) => {
  expect(daysIn(text)).toEqual([date])
})

it.each(['dom casmurro 35', 'seg moto 120', 'bar do dom 60', 'vou ter 40', 'primeiro paguei 30'])(
  'reads none in %s',
  (text) => {
    expect(daysIn(text)).toEqual([])
  },
)
