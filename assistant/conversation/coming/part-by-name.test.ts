import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const braids = 'hoje foi nagô na Bia 120 e box braids na Carol 250'
const sold = 'vendi um bolo pra Rita por 80'

it.each<[string[], string[]]>([
  [
    [braids, 'Carol pagou só 150 o resto dia 5'],
    ['+120 Nagô na Bia', '+150 Box braids na Carol'],
  ],
  [
    [braids, 'Carol pagou só 150 o resto dia 5', 'Carol trouxe os 100'],
    ['+100 Box braids na Carol', '+120 Nagô na Bia', '+150 Box braids na Carol'],
  ],
  [
    ['vendi meu fifa pro guga por 90', 'ele so deu 70 o resto é sexta q vem'],
    ['+70 Fifa pro guga'],
  ],
  [[sold, 'Rita só pagou 50, o resto semana que vem'], ['+50 Bolo pra Rita']],
  [
    [sold, 'paguei 50 de luz e o resto dia 10'],
    ['+80 Bolo pra Rita', '-50 Luz'],
  ],
])('brings down what came in part: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it('leaves the last entry alone where the named one stands there already', () => {
  const said = [
    'floricultura 35',
    'metrô 10',
    'a floricultura era pra minha sogra, muda pra presentes',
  ]
  expect(booksAfter(today, said).reply).toContain('Já estava assim: Floricultura')
})

it('calls another one by what was asked about', () => {
  const said = [
    'condomínio 120',
    'Thor comeu meu fone de ouvido novo, aff, custava 89',
    'comprei outro, 75',
  ]
  expect(booksAfter(today, said).books).toEqual(['-120 Condomínio', '-75 Fone de ouvido'])
})
