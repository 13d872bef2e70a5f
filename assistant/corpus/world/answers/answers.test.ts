import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const told = ['ontem gastei 142 no mercado', 'padaria 8', 'dia 20/10 paguei 250 no dentista']
const paid = ['dia 5 caiu meu salário 2000', ...told]

it.each([
  [told, 'gastei mais hoje ou ontem?', 'R$ 8,00 hoje e R$ 142,00 ontem'],
  [told, 'quando paguei o dentista?', 'Dentista, R$ 250,00 em Saúde, em 20/10'],
  [told, 'qual foi meu último gasto?', 'Padaria, R$ 8,00'],
  [told, 'gastei mais que no mês passado?', 'R$ 250,00'],
  [told, 'quanto gasto em média por dia?', 'R$ 5,00'],
  [told, 'quanto gasto por mês em média?', 'R$ 250,00'],
  [told, 'em que mês gastei mais?', 'outubro'],
  [told, 'como estou indo esse mês?', 'R$ 150,00'],
  [paid, 'quanto gastei desde que recebi?', 'R$ 150,00'],
  [paid, 'qual a porcentagem que gastei com comida?', '100% do que saiu'],
])('after %o answers %s as the product does', (said, asked, answer) => {
  expect(booksAfter(today, [...said, asked]).reply).toContain(answer)
})
