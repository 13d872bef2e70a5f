import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string]>([
  [
    'o vendedor da bolacha passou tambem, deixei 85 de boleto pra semana que vem, quinta',
    'Vendedor da bolacha 85 03/12 x1',
  ],
  ['o rapaz da água passou, deixei 45 pra pagar semana que vem, na terça', 'Água 45 01/12 x1'],
  ['deixei um boleto de 150 do fornecedor pra dia 4', 'Fornecedor 150 04/12 x1'],
  [
    'e os 50 q devo pro pedro, tem como anotar pra eu n esquecer? prometi pagar dia 5',
    'Pedro 50 05/12 x1',
  ],
  ['combinei de pagar 200 pro meu irmão dia 15, anota aí', 'Irmão 200 15/12 x1'],
  ['o moço do queijo passou, ficou 45 pra próxima terça', 'Moço do queijo 45 01/12 x1'],
  ['prometi dar 100 pra minha irmã dia 20', 'Irmã 100 20/12 x1'],
  ['e os 35 que devo pra vizinha? fiquei de pagar sexta', 'Vizinha 35 27/11 x1'],
])('offers what is to be paid on a coming day: %s', (text, bill) => {
  expect(booksAfter(today, [text]).books).toEqual([])
  expect(booksAfter(today, [text, 'me lembra']).bills).toEqual([bill])
})

it.each<[string, string[]]>([
  ['o vendedor da bolacha passou, deixei 85 com ele', ['-85 Vendedor da bolacha']],
  ['deixei 50 na padaria quinta', ['-50 Padaria']],
])('leaves what was handed over: %s', (text, books) => {
  expect(booksAfter(today, [text])).toMatchObject({ books, bills: [] })
})
