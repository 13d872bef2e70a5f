import { expect, it } from 'vitest'
import type { BinaryModel } from '#opinion/binary.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const today = Temporal.PlainDate.from('2026-09-16')

/** What the entries of a message are called by one who is asked, stretch by stretch. */
function namesBy(text: string, chances: readonly number[] | null): string[] {
  const left = [...(chances ?? [])]
  const names: BinaryModel | null = chances && (() => left.shift() ?? 0)
  const { transactions } = readTransactions(readMessage(text, today), indexCategories([], []), {
    names,
  })
  return transactions.map(({ draft }) => draft.description)
}

it('takes the likeliest of the words that may name an amount', () => {
  const text = 'barzinho 38 com a turma'
  expect(namesBy(text, [0.1, 0.9])).toEqual(['Turma'])
  expect(namesBy(text, [0.9, 0.1])).toEqual(['Barzinho'])
})

it('tells the next one as well where that may be what is looked for', () => {
  const text = 'farmácia 63,18 losartana'
  expect(namesBy(text, [0.8, 0.24])).toEqual(['Farmácia'])
  expect(namesBy(text, [0.8, 0.3])).toEqual(['Farmácia (losartana)'])
  expect(namesBy(text, [0.3, 0.8])).toEqual(['Losartana (farmácia)'])
})

it('says nothing twice, and nothing that fills more than a line', () => {
  expect(namesBy('pizza 148 dos alunos, levei as pizzas', [0.8, 0.1, 0.7])).toEqual(['Pizza'])
  const long = 'o conserto da máquina de lavar da minha avó querida, 148 do serralheiro da esquina'
  const [name] = namesBy(long, [0.8, 0.7, 0.7])
  expect(name).not.toContain('(')
})

it('leaves what has one name, and what nobody is asked about, to the rules', () => {
  expect(namesBy('mercado 52,90', [0])).toEqual(['Mercado'])
  expect(namesBy('farmácia 63,18 losartana', null)).toEqual(['Losartana'])
})
