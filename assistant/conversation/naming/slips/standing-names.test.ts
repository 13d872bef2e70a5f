import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string[], string[]]>([
  [['merenda 15', 'a meernda foi 13'], ['-13 Merenda']],
  [['barbeiro 40', 'apague o barbiero'], []],
  [['camarão 80', 'o camaãro foi setenta e cinco'], ['-75 Camarão']],
  [['onibus 4,40', 'ops onbius foi 4,90 so peguei 1'], ['-4.9 Onibus']],
  [['aluguel 900 todo dia 5', 'aulguel pago'], ['-900 Aluguel']],
  [['Netflix 44,90', 'Apaga o da Neftlix, cancelei'], []],
  [
    ['seringa 48', 'pão 5', 'a serringa foi 45,80'],
    ['-45.8 Seringa', '-5 Pão'],
  ],
])('finds what stands there by a slip of its name: %s', (turns, books) => {
  expect(booksAfter(today, turns).books).toEqual(books)
})

it.each<[string[], string[]]>([
  [['mrenda 15', 'apague a merenda'], []],
  [['mrenda 15', 'a meredna foi 13'], ['-13 Merenda']],
  [['amloço 20'], ['-20 Almoço']],
  [['faarmácia 30'], ['-30 Farmácia']],
  [['gastei 40 no mecrado'], ['-40 Mercado']],
  [['papeete 30'], ['-30 Papeete']],
  [['paguei 30 pra Carols'], ['-30 Carols']],
])('writes out what is slipped beyond doubt: %s', (turns, books) => {
  expect(booksAfter(today, turns).books).toEqual(books)
})

it.each<[string[], string]>([
  [['crie uma meta máquina 2000', 'guardei 150 na meta da máuqina'], 'R$ 150,00 em Máquina'],
  [['crie uma meta celular 2000', 'Mude a meta do celualr pra 2500'], 'Celular agora é'],
])('finds a goal by a slip of its name: %s', (turns, said) => {
  expect(booksAfter(today, turns).reply.replaceAll('\u00A0', ' ')).toContain(said)
})

it.each<[string[], string[]]>([
  [
    ['pescada 30', 'a pousada foi 300'],
    ['-30 Pescada', '-300 Pousada'],
  ],
  [
    ['camisa 50', 'a camiseta foi 30'],
    ['-30 Camiseta', '-50 Camisa'],
  ],
  [
    ['salgado 30', 'a salada foi 20'],
    ['-20 Salada', '-30 Salgado'],
  ],
  [
    ['fachada 300', 'facada 50'],
    ['-300 Fachada', '-50 Facada'],
  ],
  [
    ['marina 50', 'paguei 30 pra Mariana'],
    ['-30 Mariana', '-50 Marina'],
  ],
])('leaves another word what it is: %s', (turns, books) => {
  expect(booksAfter(today, turns).books).toEqual(books)
})
