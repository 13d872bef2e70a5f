import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['a prestação da moto é 598,40 dia 12, já paguei 11 de 48', 59_840, 37],
  ['a parcela da bike é trezentos e vinte todo dia vinte já paguei cinco de dezoito', 32_000, 13],
  ['o consórcio é 410 dia 8 e já foram 12 de 80', 41_000, 68],
  ['o carro também: 987,55 por mes dia 12, faltam 19', 98_755, 19],
  [
    'pensão não tem, kk. mas tem o financiamento do carro 987,55 dia 12, faltam 19 parcelas',
    98_755,
    19,
  ],
  ['consórcio 612 dia 10, ainda faltam 34 parcelas', 61_200, 34],
  ['prestação do sofá 180 dia 20, falta 3 parcelas', 18_000, 3],
  ['tenho o empréstimo do banco, 410,22 dia 7, faltam 11', 41_022, 11],
  ['a moto é 480 todo dia 15, restam 20', 48_000, 20],
  ['o carro é 1.150 dia 10, já paguei 15 das 48', 115_000, 33],
])('keeps what is left of %s', (text, amountCents, instalments) => {
  const { world } = begin({ today })
  take({ world, state: {} }, text)
  expect(world.bills).toMatchObject([{ amountCents, instalments }])
  expect(world.entries).toEqual([])
})

it.each([
  [['a geladeira é 12 prestação de 189,90, já paguei 5, vence todo dia 18'], 18_990, 7],
  [['o sofá é 10x de 120, já paguei 2 parcelas, vence dia 12'], 12_000, 8],
  [['a geladeira é 12x de 189,90, já paguei 5', 'dia 18'], 18_990, 7],
  [['12 parcelas de 189,90 da geladeira, faltam 7', 'todo dia 10'], 18_990, 7],
  [['a geladeira é 12x de 189,90, já paguei 11, vence dia 18'], 18_990, 1],
  [['comprei uma tv de 1500 em 10x, já paguei 3', 'dia 9'], 15_000, 7],
])('keeps what is left of a purchase that runs: %j', (said, amountCents, instalments) => {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  expect(conversation.world.bills).toMatchObject([{ amountCents, instalments }])
  expect(conversation.world.entries).toEqual([])
})

it('begins anew where it was bought now, and the freight is paid beside it', () => {
  const { world } = begin({ today })
  take({ world, state: {} }, 'comprei um celular em 12x de 100 e já paguei 50 de frete')
  expect(world.bills).toMatchObject([{ amountCents: 10_000, instalments: 12 }])
})

it.each([
  'paguei a parcela do carro 987,55, faltam 19 parcelas',
  'vaquinha 150 dia 12, faltam 50',
  'aluguel 900 todo dia 5, faltam 200 pra completar',
])('counts no parts in %s', (text) => {
  const { world } = begin({ today })
  take({ world, state: {} }, text)
  expect(world.bills.filter(({ instalments }) => instalments !== null)).toEqual([])
})

it('writes one that was paid on its day', () => {
  const { world } = begin({ today })
  take({ world, state: {} }, 'paguei 50 da geladeira dia 10, já foi 4 de 10')
  expect(world.entries).toMatchObject([{ amountCents: 5000, date: '2026-11-10' }])
  expect(world.bills).toEqual([])
})

it.each([
  ['paguei a parcela da moto 412, faltam 19', 41_200, 19],
  ['paguei a prestação da geladeira 189, ainda faltam 4', 18_900, 4],
  ['quitei a parcela do sofá, 120, agora só faltam 6 parcelas', 12_000, 6],
])('writes the one that is paid now, and keeps the rest: %s', (text, amountCents, instalments) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.entries).toMatchObject([{ amountCents, date: today }])
  take(conversation, 'dia 10')
  expect(conversation.world.bills).toMatchObject([{ amountCents, instalments, dueDay: 10 }])
  expect(conversation.world.bills[0]?.nextDate).toEqual(Temporal.PlainDate.from('2026-12-10'))
})

it('pays the bill that stands, whatever is left of it', () => {
  const conversation = begin({ today })
  take(conversation, 'a moto é 412 todo dia 28, faltam 20 parcelas')
  take(conversation, 'paguei a parcela da moto 412, faltam 19')
  expect(conversation.world.bills).toHaveLength(1)
  expect(conversation.world.entries).toMatchObject([{ amountCents: 41_200 }])
})
