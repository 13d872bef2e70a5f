import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const plate = 'Quero guardar 500 até o São João pra comprar uma chapa nova'

it.each([
  [[plate, 'Guardei 30 hoje já na latinha'], 'R$ 30,00 em Chapa nova'],
  [[plate, 'É pra meta da chapa, os 30'], 'R$ 30,00 em Chapa nova'],
  [['meta enxoval 1000', 'são pra meta, esses 70'], 'R$ 70,00 em Enxoval'],
  [
    ['meta casamento 15000', 'guardei 400 esse mês já, o rafa pôs mais 300'],
    'R$ 700,00 em Casamento',
  ],
  [['meta notebook 3500', 'coloquei 150 e meu marido colocou 100'], 'R$ 250,00 em Notebook'],
  [['meta Aniversário da Sophia 800', 'guarda 40 pro niver dela'], 'R$ 40,00 em Aniversário'],
  [['meta viagem 3000', 'quanto falta pra viagem?', 'Coloca 160 ali agora'], 'R$ 160,00 em Viagem'],
  [['quero juntar 2000 pra uma geladeira', 'botei 50 no cofrinho hoje'], 'R$ 50,00 em Geladeira'],
])('%j: it goes into the goal, and into no entry', (said, reply) => {
  const after = booksAfter(today, said)
  expect(after.books).toEqual([])
  expect(after.reply.replaceAll('\u00a0', ' ')).toContain(reply)
})

it('is not put there twice', () => {
  const said = [plate, 'Guardei 30 hoje já na latinha', 'É pra meta da chapa, os 30']
  expect(booksAfter(today, said).reply).not.toContain('60,00')
})

it.each([
  [
    [
      plate,
      'guardei 30 na latinha',
      'Tirei 15 da latinha pra comprar pão e café, depois eu boto de volta',
    ],
    ['-15 Pão e café'],
  ],
  [['peguei 20 da caixinha pra comprar leite'], ['-20 Leite']],
  [['meta viagem 3000', 'minha mãe deu 300 hoje'], ['+300 Mãe']],
  [['meta viagem 3000', 'tirei 40 do banco pra pagar o gás'], []],
  [['guardei 30 hoje na latinha'], []],
])('%j: what was spent of it is an expense', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
