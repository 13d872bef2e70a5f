import type { Meant } from '@lya/assistant/corpus/meant/meant.ts'
import { measureMeant } from '@lya/assistant/corpus/meant/measure-meant.ts'
import { expect, it } from 'vitest'
import { printMeant } from '#tools/corpus/meant/print-meant.ts'
import { readMeant } from '#tools/corpus/meant/read-meant.ts'

it('understands what people mean in the words of several', () => {
  const told: string[] = []
  const isHeld = printMeant((line) => told.push(line), { showsMisses: false })
  expect(told).toHaveLength(readMeant().length)
  expect(isHeld, told.join('\n')).toBe(true)
})

it('has words of each writer for all that is meant in their set', () => {
  for (const { all, said } of readMeant()) {
    expect(said.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  }
})

it.each([
  ['books', { books: [['-12 padaria']] }],
  ['books', { books: [['+8 padaria']] }],
  ['books', { books: [['-8 mercado']] }],
  ['books', { books: [['-8 padaria @2026-11-29']] }],
  ['books', { books: [['-8 padaria #Lazer']] }],
  ['books', { books: [['-8 padaria', '-8 *']] }],
  ['bills', { bills: ['luz 210 18'] }],
  ['goals', { goals: ['viagem 0/600'] }],
  ['limits', { limits: ['Lazer 200 2026-11'] }],
  ['says', { says: ['12,00'] }],
])('sees that %s stand otherwise than %o', (name, wrong: Partial<Meant>) => {
  const right: Meant = { id: 'x', before: [], meant: '', books: [['-8 padaria #Alimentação']] }
  const words = [{ id: 'x', said: ['padaria 8'] }]
  expect(measureMeant([right], words)).toEqual({ said: 1, right: 1 })
  const seen: string[][] = []
  measureMeant([{ ...right, ...wrong }], words, ({ other }) => seen.push(other))
  expect(seen).toEqual([[name]])
})
