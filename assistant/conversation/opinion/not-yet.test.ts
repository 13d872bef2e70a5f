import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['marquei médico pra terça 180', []],
  ['agendei dentista pra dia 5, 200', []],
  ['marquei manicure sexta 45', []],
])('what is agreed for a day is not spent yet: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['fui no medico hoje 180 e marquei retorno pra terça', ['-180 Medico']],
  ['marquei e já paguei o exame 120', ['-120 Exame']],
  ['manicure 45, marquei outra pra sexta', ['-45 Manicure']],
])('what was done is spent, whatever is agreed behind it: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['vi um capacete ls2 por 649 na loja da caxangá, mt caro vei', []],
  ['vi um sofá por 900 na loja, caro demais', []],
  ['queria trocar o escapamento mas ta 380, mes q vem vejo', []],
  ['o exame de sangue foi a minha filha que pagou cento e noventa', []],
  ['a minha vizinha a helga pagou 210 reais numa chaleira elétrica imagina', []],
  ['achei uma blusa por 35 e comprei', ['-35 Blusa']],
])('what was seen, and what others bought, is nobody’s expense here: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each([
  'vi um capacete ls2 por 649 na loja da caxangá, mt caro vei',
  'o exame de sangue foi a minha filha que pagou cento e noventa',
])('and is not proposed: %s', (text) => {
  expect(booksAfter(today, [text]).reply).not.toContain('Posso anotar')
})

it('still mends what stands there', () => {
  expect(booksAfter(today, ['uber 20', 'quero trocar o uber pra 25']).books).toEqual(['-25 Uber'])
})
