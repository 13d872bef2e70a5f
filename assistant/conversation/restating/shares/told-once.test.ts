import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [
    ['a conta de luz da rep veio 240 e a gente é em 4, então minha parte deu 60, já paguei pra Ju'],
    ['-60 Conta de luz da rep'],
  ],
  [['a conta foi R$ 156,00 e dividimos ao meio'], ['-78 Conta']],
  [['fui de uber com mais 2 deu 36 pra nois 3'], ['-12 Uber']],
  [
    [
      'já paguei 1.250 de aluguel',
      'o aluguel não fui eu sozinha não, meu irmão me devolve metade, 625, ele já fez o pix',
    ],
    ['+625 Irmão', '-1250 Aluguel'],
  ],
  [
    ['aii esqueci, tirei 200 do caixa pra ir na feira e só gastei 85 nas frutas e 30 no peixe'],
    ['-30 Peixe', '-85 Frutas'],
  ],
  [['recebi 200 hoje', 'não é entrada não, foi saque da minha conta'], []],
  [['recebi 150 da Bia', 'isso não é entrada, foi transferência minha de uma conta pra outra'], []],
])('%j: only what is the own', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it('asks whether two sent as much each', () => {
  const said = ['a Ju e o Vitor já me mandaram os 25 desse mês, falta a Nanda que sempre enrola']
  const { books, reply } = booksAfter(today, said)
  expect(books).toEqual([])
  expect(reply.replaceAll('\u00a0', ' ')).toContain('2 × R$ 25,00')
})
