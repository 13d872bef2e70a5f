import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => (type === 'receita' ? 1 : -1) * amountCents),
    bills: bills.map(({ name }) => name),
    reply: replies.at(-1) ?? '',
  }
}

const told = ['material obra 428,60 no cartão', 'obra da Marlise 2.400 em 3 vezes, primeira hoje']

it.each([
  'a Obra da Marlise não é conta pra pagar, é recebimento',
  'a obra da Marlise não é pra eu pagar, é pra receber',
  'a obra da Marlise é pra receber, não pra pagar',
  'a da Marlise é entrada',
])('turns what is named, ends its bill, and touches nothing else: %s', (text) => {
  expect(held(...told, text)).toMatchObject({ entries: [-42_860, 80_000], bills: [] })
})

it.each(['a Obra da Marlise não é conta pra pagar, é recebimento', 'a Obra da Marlise é entrada'])(
  'turns no other of a like name, where it stands so already: %s',
  (text) => {
    const stood = held(...told, 'a da Marlise é entrada', text)
    expect(stood.entries).toEqual([-42_860, 80_000])
  },
)

it.each([
  'não sou eu que pago o aluguel da kitnet, eu que recebo',
  'o aluguel da kitnet não é conta minha, é dinheiro que entra',
  'a kitnet é recebimento, não é conta',
])('ends a bill that is none: %s', (text) => {
  expect(held('aluguel da kitnet 700 todo dia 10', text)).toMatchObject({ entries: [], bills: [] })
})

it('keeps a bill of which something else is said', () => {
  const kept = held('luz 120 todo dia 10', 'a luz não é conta da casa da mãe, é da minha')
  expect(kept.bills).toEqual(['Luz'])
})
