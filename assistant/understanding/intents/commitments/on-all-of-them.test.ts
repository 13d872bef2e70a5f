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

it.each([
  ['QUINZENALMENTE PAGO 700 DO RETIREIRO', 70_000, 'RETIREIRO'],
  ['de 15 em 15 dias pago 700 do vaqueiro', 70_000, 'Vaqueiro'],
  ['toda quinzena pago 700 do retireiro', 70_000, 'Retireiro'],
  ['pago 700 do retireiro quinzenalmente', 70_000, 'Retireiro'],
  ['pagamos 150 pra faxineira toda quinzena', 15_000, 'Faxineira'],
])('comes again each fortnight: %s', (text, amount, description) => {
  const read = interpretCase({ text, today })
  expect(read).toMatchObject({ intent: 'recurring', frequency: 'quinzenal', amount })
  expect('description' in read && read.description).toMatch(new RegExp(description, 'i'))
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  take(conversation, text)
  expect(conversation.world.bills.map((one) => one.amountCents)).toEqual([amount])
})

it.each(['pago 700 agora da quinzena do vaqueiro', 'paguei 700 do retireiro da quinzena'])(
  'is paid once: %s',
  (text) => {
    expect(interpretCase({ text, today })).toMatchObject({ intent: 'log' })
  },
)

it.each([
  ['a prof de ingles aumentou pra 95 por mes, pago dia 15', 9500, 15],
  ['a escola subiu pra 900 por mês, vence todo dia 5', 90_000, 5],
])('is a bill by what it rose to and its day: %s', (text, amount, day) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'recurring', amount, day })
})

it('is a price alone, or what was paid, without that', () => {
  expect(interpretCase({ text: 'o aluguel aumentou pra 950 por mês', today }).intent).toBe('none')
  const paid = 'a academia aumentou pra 120 por mês, paguei ontem'
  expect(interpretCase({ text: paid, today }).intent).toBe('log')
})

it.each([
  ['comprei um fogão e uma geladeira em 3x, 900 e 1500', 240_000, 3],
  ['comprei os tênis de Davi e Luísa, 139,90 o dele e 119,90 o dela, dividi em 3 vezes', 25_980, 3],
  ['comprei material escolar de Davi 98,70 e de Luísa 112,40, paguei tudo em 2 vezes', 21_110, 2],
  ['mercado 80 e tênis 300 em 3x', 30_000, 3],
])('two things under the same parts are split together: %s', (text, total, count) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'installments', total, count })
})
