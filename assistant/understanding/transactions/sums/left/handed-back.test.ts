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
