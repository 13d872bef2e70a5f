import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function said(text: string): string {
  const conversation = begin({ today })
  take(conversation, 'recebi 50 da bolsa')
  take(conversation, 'gastei 60 de luz')
  const { replies } = take(conversation, text)
  expect(conversation.world.entries).toHaveLength(2)
  return replies.join('\n').replaceAll('\u00a0', ' ')
}

it.each([
  ['sobra quanto até o fim do mês? recebo 900 da bolsa dia 1', 'saíram R$ 60,00', 'R$ 900,00'],
  ['o cliente vai me pagar 300 sexta. quanto eu tenho?', 'Seu saldo é', 'Vi R$ 300,00'],
  ['quanto gastei esse mês? amanhã tenho que pagar 300 do carro', 'R$ 60,00 neste', 'Carro'],
])('answers a question, and tells of what is still to come: %s', (text, figure, ahead) => {
  expect(said(text)).toContain(figure)
  expect(said(text)).toContain(ahead)
})

it('asks about what is not sure to have come', () => {
  expect(said('adiantamento caiu? nem sei. acho que 640')).not.toContain('recebeu')
})
