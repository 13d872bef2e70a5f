import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function held(...texts: string[]) {
  const conversation = begin({ today })
  const turns = texts.map((text) => take(conversation, text).turn)
  const left = conversation.world.entries.map(({ description, type, date }) => {
    return `${description} ${type} ${date}`
  })
  return { left: left.toSorted(), reply: turns.at(-1)?.reply }
}

const both = ['recebi 410 da peça', 'gastei 410 na peça']

it('tells equal entries apart by the way that they went', () => {
  const { reply } = held(...both, 'apaga a peça de 410')
  const labels = reply?.kind === 'choose' ? reply.options.map(({ label }) => label) : []
  const plain = labels.map((label) => label.replaceAll('\u00a0', ' '))
  expect(plain.toSorted()).toEqual(['Peça R$ 410,00 (entrada)', 'Peça R$ 410,00 (gasto)'])
})

it.each([
  'a peça de 410 que entrou não existe, apaga ela',
  'tinha uma peça de 410 como entrada, tira ela',
])('takes out the one that came in by %s', (text) => {
  expect(held(...both, text).left).toEqual(['Peça despesa 2026-11-27'])
})

it('takes the answer to which of them by its way', () => {
  const { left } = held(...both, 'apaga a peça de 410', 'a entrada')
  expect(left).toEqual(['Peça despesa 2026-11-27'])
})

it('takes out the one of the day behind the order', () => {
  const { left } = held(
    'diesel segunda 412,30',
    'diesel 412,30',
    'o diesel de 412,30 já estava lançado segunda, tira o de hoje',
  )
  expect(left).toEqual(['Diesel despesa 2026-11-23'])
})

it.each(['apaga o uber de 22 e a pizza que eu errei', 'apaga o uber e a pizza'])(
  'takes out both that are named: %s',
  (text) => {
    expect(held('uber 22', 'pizza 40', 'pão 8', text).left).toEqual(['Pão despesa 2026-11-27'])
  },
)

it('writes no fine over the bill that it was paid upon, and no day of a year ago', () => {
  const { left } = held('paguei a pensão 1.850', 'a multa da pensão foi 37', 'sim')
  expect(left).toEqual(['Multa da pensão despesa 2026-11-27', 'Pensão despesa 2026-11-27'])
})

it('takes out what is called by a way of paying, and never what was told last', () => {
  const called = held('crédito pro celular 15', 'recebi 110', 'apaga o crédito')
  expect(called.left).toEqual(['Entrada receita 2026-11-27'])
  expect(held('almoço 15', 'recebi 110', 'apaga o crédito').left).toHaveLength(2)
})

it('takes no new bill for the answer to which of two', () => {
  const { left } = held('almoço 25', 'almoço 32', 'apaga o almoço', 'a luz vence dia 25, 140')
  expect(left).toHaveLength(2)
})
