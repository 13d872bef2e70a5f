import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function left(...said: readonly string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries.map(({ description }) => description)
}

it.each([
  'nao comprei nem um nem outro, apaga tudo de hj',
  'pode limpar o dia de hoje, apaga tudo',
])('what was told today goes once it was asked: %s', (text) => {
  expect(left('almoço 18', 'tinta 64,90', text)).toEqual(['Almoço', 'Tinta'])
  expect(left('almoço 18', 'tinta 64,90', text, 'sim')).toEqual([])
})

it.each([
  'apaga tudo de hoje menos o almoço',
  'apaga tudo menos o almoço',
  'apaga tudo',
  'gastei tudo hoje, limpar a casa cansa',
])('and not by %s', (text) => {
  expect(left('almoço 18', 'tinta 64,90', text, 'sim')).toEqual(['Almoço', 'Tinta'])
})

it('what is of another day stays', () => {
  const said = ['almoço 18', 'tinta 64,90', 'bolo 20 ontem', 'apaga tudo de hoje', 'sim']
  expect(left(...said)).toHaveLength(3)
})
