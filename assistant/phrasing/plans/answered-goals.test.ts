import { cents } from '@lya/core/amounts/cents.ts'
import { expect, it } from 'vitest'
import { phraseGoals } from '#phrasing/plans/answered-goals.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const day = (text: string) => Temporal.PlainDate.from(text)

it.each([
  [null, 'Mac: R$ 200,00 de R$ 1.400,00, faltam R$ 1.200,00.'],
  [day('2027-10-31'), 'faltam R$ 1.200,00: dá R$ 100,00 por mês até 31/10/2027.'],
  [day('2026-11-30'), 'faltam R$ 1.200,00 até 30/11.'],
  // What is over tells no pace.
  [day('2026-10-31'), 'faltam R$ 1.200,00.'],
])('tells what each month would have to bring until %s', (targetDate, expected) => {
  const amounts = { savedCents: cents(20_000), targetCents: cents(140_000) }
  const told = phraseGoals([{ name: 'Mac', ...amounts, targetDate }], today)
  expect(told.replaceAll('\u00a0', ' ')).toContain(expected)
})
