import { expect, it } from 'vitest'
import { coreWords } from '#language/spelling/core-words.ts'
import { findCoreWord } from '#language/spelling/near-core.ts'
import { ownWords } from '#language/spelling/own-words.ts'

it.each([
  ['sabadp', 'sabado'],
  ['onubus', 'onibus'],
  ['oagou', 'pagou'],
  ['qunto', 'quanto'],
  ['gasrei', 'gastei'],
  ['comrpei', 'comprei'],
  ['salaro', 'salario'],
  ['supermecado', 'supermercado'],
  ['clientws', 'clientes'],
  ['receni', 'recebi'],
  ['onte', 'ontem'],
])('hears %s as %s', (slip, meant) => {
  expect(findCoreWord(slip)).toBe(meant)
})

it.each(['natura', 'paneiro', 'marcela', 'jana', 'aldo', 'amanda', 'energisa', 'gaso', 'mainha'])(
  'leaves %s, which is another word or a name',
  (word) => {
    expect(findCoreWord(word)).toBeUndefined()
  },
)

it('takes no word of its own for a slip, and no core word for an own one', () => {
  expect([...ownWords].filter((word) => findCoreWord(word))).toEqual([])
  expect(coreWords.filter((word) => ownWords.has(word))).toEqual([])
})
