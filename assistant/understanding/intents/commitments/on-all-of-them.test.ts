import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { begin, take } from '#corpus/world/converse.ts'

// A Wednesday.
const today = '2026-11-25'

it.each([
  ['A diarista vem todas as quartas-feiras e eu lhe pago R$ 140,00.', '2026-11-25'],
  ['pilates 60 todos os sábados', '2026-11-28'],
  ['feira 80 todas as segundas', '2026-11-30'],
])('comes again each week: %s', (text, next) => {
  const read = interpretCase({ text, today })
  expect(read).toMatchObject({ intent: 'recurring', frequency: 'semanal', day: null })
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  take(conversation, text)
  expect(conversation.world.bills.map((one) => one.nextDate.toString())).toEqual([next])
})

it('is no bill beside what was spent, or of another', () => {
  expect(interpretCase({ text: 'gastei 50 no bar, vou lá todas as sextas', today })).toMatchObject({
    intent: 'log',
  })
  const text = 'meu irmão paga 80 todas as quartas no futebol'
  expect(interpretCase({ text, today }).intent).not.toBe('recurring')
})
