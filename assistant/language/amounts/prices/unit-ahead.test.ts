import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string]>([
  ['Comprei dois quilos de frango, o quilo a R$ 18.', '-36 Frango (quilo)'],
  ['no açougue peguei 3 quilos, o quilo da carne tá 30', '-90 Carne (açougue)'],
  ['abasteci 20 litros, o litro tá 6', '-120 Abastecimento'],
  ['meio quilo de presunto, o quilo a 40', '-20 Presunto (quilo)'],
  ['2 kg de queijo, o quilo tava 45, deu 90', '-90 Queijo'],
  ['comprei carne, o quilo tá 38', '-38 Carne'],
  ['gasolina 50, o litro tá 6,20', '-50 Gasolina'],
])('reckons by what a price is said to be of: %s', (text, entry) => {
  expect(booksAfter(today, [text]).books).toEqual([entry])
})
