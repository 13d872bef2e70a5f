import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function sumsOf(text: string): string {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation.world.entries
    .map(({ type, amountCents }) => (type === 'despesa' ? -amountCents : amountCents) / 100)
    .join(' ')
}

it.each([
  ['fomos ao parque: entrada 30', '-30'],
  ['fomos ao parque: entrada 30, lanche 25', '-30 -25'],
  ['passeio no parque, entrada 30, estacionamento 15', '-30 -15'],
  ['entradas: aluguel 800', '800'],
])('whoever is let in has paid: %s', (text, sums) => expect(sumsOf(text)).toBe(sums))
