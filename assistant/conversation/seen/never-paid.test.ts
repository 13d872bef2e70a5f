import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function leftAfter(...texts: string[]): string[] {
  const conversation = begin({ today })
  for (const text of texts) take(conversation, text)
  return conversation.world.entries.map(({ description }) => description)
}

it.each([
  'aquele bezerro de 54 tá errado eu não paguei nada ainda, é o que devo na bodega',
  'o bezerro de 54 ainda não paguei',
  'o bezerro de 54 ainda tá aí? tira esse',
])('takes out what stands as paid by %s', (text) => {
  expect(leftAfter('pão 8', 'bezerro 54', text)).toEqual(['Pão'])
})

it.each(['o bezerro de 60 eu não paguei ainda', 'a luz de 54 eu não paguei ainda'])(
  'takes nothing else out by %s',
  (text) => {
    expect(leftAfter('pão 8', 'bezerro 54', text)).toHaveLength(2)
  },
)

it('asks whether what was got unpaid is to go', () => {
  const told = ['pão 8', 'comprei o remedio da presão 30']
  const text = 'o remedio da presão num paguei não peguei no posto'
  expect(leftAfter(...told, text)).toHaveLength(2)
  expect(leftAfter(...told, text, 'sim')).toEqual(['Pão'])
  expect(leftAfter(...told, 'o gás eu não paguei', 'sim')).toHaveLength(2)
})
