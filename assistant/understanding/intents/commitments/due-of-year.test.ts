import { expect, it } from 'vitest'
import { dueOfYear } from '#understanding/intents/commitments/due-of-year.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const due = (text: string, day: number | null = null) =>
  dueOfYear(readMessage(text, today), day)?.toString() ?? null

it.each([
  ['seguro do carro 1.640 por ano, vence todo 18 de março', 18, '2027-03-18'],
  ['licenciamento 170 por ano, dia 30 de novembro', 30, '2026-11-30'],
  ['anuidade 320 todo ano dia 27 de novembro', 27, '2026-11-27'],
  ['iptu 780 anual vence em 15/02', 15, '2027-02-15'],
  ['seguro 900 por ano, dia 31 de fevereiro', 31, '2027-02-28'],
])('finds the month of %s', (text, day, found) => {
  expect(due(text, day)).toBe(found)
})

it('takes the first of a month whose day is not told', () => {
  expect(due('ipva 980 todo ano em janeiro')).toBe('2027-01-01')
})

it.each(['seguro 700 por ano', 'de março a maio, 700 por ano', 'paguei ontem, 700 por ano'])(
  'finds none in %s',
  (text) => {
    expect(due(text)).toBeNull()
  },
)
