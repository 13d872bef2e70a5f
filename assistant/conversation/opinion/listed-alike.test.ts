import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['uber 50 sex, mercado 40 sab', '-50 Uber 11-20; -40 Mercado 11-21'],
  ['mercado 40 sáb, padaria 12 dom', '-40 Mercado 11-21; -12 Padaria 11-22'],
  [
    'padaria 8 sex, uber 12 sab, mercado 90 dom',
    '-8 Padaria 11-20; -12 Uber 11-21; -90 Mercado 11-22',
  ],
  ['sex uber 50, sab mercado 40', '-50 Uber 11-20; -40 Mercado 11-21'],
])('each is written on its own day: %s', (text, entries) => {
  expect(standsAfter(today, [text]).entries).toBe(entries)
})
