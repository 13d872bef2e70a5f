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
  ['uber 32 dividido, 8 o Léo me passou', '-32 8'],
  ['uber 24, dividi com a Bia, ela me deu os 12', '-24 12'],
  ['pizza 64 rachei com o Caio, ele já me mandou 32', '-64 32'],
])('a share that was handed over came in as it is said: %s', (text, sums) => {
  expect(sumsOf(text)).toBe(sums)
})

it.each([
  ['uber 32 dividido, 16 pra cada', '-16'],
  ['pizza 60 rachada, 20 pra cada', '-20'],
  ['comprei 3 pizzas, 40 cada, dividi com a Bia', '-60'],
])('what was shared counts nothing: %s', (text, sums) => expect(sumsOf(text)).toBe(sums))
