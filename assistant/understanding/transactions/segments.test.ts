import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-25'
const told = (text: string) => {
  return interpretCase({ text, today }).transactions?.map((one) => {
    return `${one.description} ${one.amount}`
  })
}

it.each([
  ['gastei 30 no uber e comprei pão, 12', ['Uber 3000', 'Pão 1200']],
  ['o mecânico cobrou 200 e depois comprei pão, 12', ['Mecânico 20000', 'Pão 1200']],
  ['abasteci 100 e depois tomei um café, 8', ['Abastecimento 10000', 'Café 800']],
  ['paguei 80 de luz e comprei gás, R$ 110,00', ['Luz 8000', 'Gás 11000']],
  ['gastei 30 no uber e fui na feira, 40 de verdura', ['Uber 3000', 'Verdura (feira) 4000']],
  ['gastei 30 no uber, depois comprei pão, 12', ['Uber 3000', 'Pão 1200']],
  ['gastei 30 no uber e comprei pão, leite e café, 25', ['Uber 3000', 'Pão, leite e café 2500']],
  ['gastei 50 no mercado e paguei no pix, uber 20', ['Mercado 5000', 'Uber 2000']],
  ['uber 30, pão 12', ['Uber 3000', 'Pão 1200']],
])('keeps a price with the deed before its comma: %s', (text, want) => {
  expect(told(text)).toEqual(want)
})
