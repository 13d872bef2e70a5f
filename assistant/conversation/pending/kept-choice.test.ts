import { expect, it } from 'vitest'
import { chooseKept, readKeptChoice } from '#conversation/pending/kept-choice.ts'

const kept = ['Cinema', 'Mercado Extra', 'Cinema', 'Uber'].map((name) => ({ name }))

const chosen = (text: string) => {
  const choice = readKeptChoice(text)
  if (!choice) return null
  const parted = chooseKept(kept, choice, ({ name }) => [name])
  return parted?.chosen.map(({ name }) => name) ?? 'other'
}

it.each([
  ['só um cinema', ['Cinema']],
  ['só o cinema', ['Cinema', 'Cinema']],
  ['Anota só o mercado, por favor', ['Mercado Extra']],
  ['apenas mercado extra', ['Mercado Extra']],
  ['menos um cinema', ['Mercado Extra', 'Cinema', 'Uber']],
  ['tudo menos o Uber!', ['Cinema', 'Mercado Extra', 'Cinema']],
  ['não anota o cinema', ['Mercado Extra', 'Uber']],
])('%s', (text, wanted) => {
  expect(chosen(text)).toEqual(wanted)
})

it('takes nothing for a choice that names nothing of it, or is none', () => {
  expect(chosen('só uma dúvida')).toBe('other')
  expect(chosen('menos de 20 no bar')).toBe('other')
  expect(chosen('cinema 40')).toBeNull()
  expect(chosen('quanto gastei?')).toBeNull()
})
