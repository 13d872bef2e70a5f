import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['ganho 1.900 por mês', 'caiu hoje o meu'], '+1900 Salário'],
  [['ganho 1.900 por mês', 'mercado 30', 'caiu o salário'], '+1900 Salário'],
  [['meu salário é 1.900 todo dia 5', 'caiu o salário'], '+1900 Salário'],
  [['plantão 650 hj, recebo dia 10', 'caiu os 650'], '+650 Plantão'],
  [['plantão 650 hj, recebo dia 10', 'caiu os 650', 'imposto retido 8% nesse'], '+598 Plantão'],
  [['recebi 1.200 do projeto', 'descontaram 10%'], '+1080 Projeto'],
])('what was told to come is known when it comes: %j', (said, entry) => {
  expect(booksAfter(today, said).books).toContain(entry)
})

it('and of another sum nothing is known', () => {
  const { books } = booksAfter(today, ['ganho 1.900 por mês', 'recebi 50 da Ana'])
  expect(books).toEqual(['+50 Ana'])
})
