import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['a prestação da moto é 598,40 dia 12, já paguei 11 de 48', 59_840, 37],
  ['a parcela da bike é trezentos e vinte todo dia vinte já paguei cinco de dezoito', 32_000, 13],
  ['o consórcio é 410 dia 8 e já foram 12 de 80', 41_000, 68],
  ['o carro é 1.150 dia 10, já paguei 15 das 48', 115_000, 33],
])('keeps what is left of %s', (text, amountCents, instalments) => {
  const { world } = begin({ today })
  take({ world, state: {} }, text)
  expect(world.bills).toMatchObject([{ amountCents, instalments }])
  expect(world.entries).toEqual([])
})

it('writes one that was paid on its day', () => {
  const { world } = begin({ today })
  take({ world, state: {} }, 'paguei 50 da geladeira dia 10, já foi 4 de 10')
  expect(world.entries).toMatchObject([{ amountCents: 5000, date: '2026-11-10' }])
  expect(world.bills).toEqual([])
})
