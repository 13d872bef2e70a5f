import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: readonly string[]) => booksAfter(today, said).books

describe('what is denied or told by its name is no second entry', () => {
  it.each([
    [['gasolina 120 e um pf de 22', 'ah e o pf foi 25, esqueci que peguei uma coca tbm'], '-25 Pf'],
    [['pão 9 e um prato feito de 24', 'ah e o prato feito foi 28, suco tbm'], '-28 Prato feito'],
    [['vela 25 e lanche de 18', 'AH E O LANCHE FOI 22 esqueci do refri'], '-22 Lanche'],
  ])('another sum: %j', (said, book) => {
    expect(after(said)).toContain(book)
    expect(after(said)).toHaveLength(2)
  })

  it.each([
    [['comprei 4 trufa de 6', 'não! eu vendi, é entrada de 24'], '+24 Trufa'],
    [['brigadeiro 45', 'não moça, eu vendi, entrou 45'], '+45 Brigadeiro'],
    [
      ['recebi 28 do camarão no bafo', 'entrada não, camarão eu comi, paguei 28'],
      '-28 Camarão no bafo',
    ],
    [['recebi 200 do meu irmão', 'não, eu que emprestei 200 pro meu irmão'], '-200 Irmão'],
    [['frete 150', 'é os mesmo 150 do frete, vc botou como gasto. troca pra venda'], '+150 Frete'],
    [['perfume 89', 'vc botou como gasto mas foi venda'], '+89 Perfume'],
    [['vendi 14 pães a 22 cada', 'desses 14 só recebi 12'], '+264 Pães'],
    [['vendi 14 pães a 22 cada', 'dos pães recebi 264 só, porque 44 tá com o Ademir'], '+264 Pães'],
  ])('another way, or less: %j', (said, book) => {
    expect(after(said)).toEqual([book])
  })

  it.each([
    [['mesa 70', 'mesa nada kkk foi o aluguel da mesa, 70'], '-70 Aluguel da mesa'],
    [['sapato 60', 'não comprei sapato não, foi o conserto, 60'], '-60 Conserto'],
    [['celular 39,90', 'é a conta do plano, não comprei celular kkkk'], '-39.9 Conta do plano'],
    [['paguei 12 de fermento', 'Ih, não. 12 foi o gasto com sal e azeite'], '-12 Sal e azeite'],
    [['dei 35 pro rapaz da geladeira', 'esses 35 do rapaz muda pra carreto'], '-35 Carreto'],
  ])('another thing: %j', (said, book) => {
    expect(after(said)).toEqual([book])
  })

  it('leaves the other of that sum, and writes what is new beside it', () => {
    const said = ['PF 25 e carteira 25', 'oxe que carteira kkk foi o almoço do marcão, 25. uber 9']
    expect(after(said)).toEqual(['-25 Almoço do marcão', '-25 PF', '-9 Uber'])
  })

  it('is found of several parts, and takes no count for a sum', () => {
    const told = 'vendi 14 pães a 22 cada. gastei 12 de fermento'
    const anew = 'era sal e azeite, não fermento. E dois pães ficaram fiado, desses 14 só recebi 12'
    expect(after([told, anew])).toEqual(['+264 Pães', '-12 Sal e azeite'])
  })
})

describe('what is bought in parts', () => {
  it('stands in place of the whole, and once', () => {
    const parts = 'o whey é em 3x, 46,63 por mês'
    const { books, bills } = booksAfter(today, ['whey 139,90', parts, parts])
    expect(books).toEqual(['-46.64 Whey'])
    expect(bills).toEqual(['Whey 46.63 30/12 x2'])
  })

  it('is no bill of another thing', () => {
    const said = ['sofá 900', 'internet 90 todo mês por 10 meses']
    expect(booksAfter(today, said).books).toEqual(['-900 Sofá'])
  })
})

describe('what is told anew stays a second entry', () => {
  it.each([
    [['café 6', 'café 6']],
    [['gasolina 50', 'não tinha gasolina no outro posto, abasteci mais 50']],
    [['gasolina 50', 'recebi 50 do Pedro']],
    [['a pizza foi 30', 'a pizza foi 38, comprei outra hoje']],
    [['vendi um bolo de 60', 'comprei ovo e farinha 60']],
    [['mercado 90', 'não, pera, esqueci: pão 12']],
    [['uber 18', 'mais um uber 22']],
    [['tênis 200', 'não comprei meia, comprei cueca 40']],
    [['paguei 50 de luz', 'nao paguei a água ainda, paguei 50 do gás']],
  ])('%j', (said) => {
    expect(after(said)).toHaveLength(2)
  })
})

it.each([
  [
    ['almoço 30', 'você anotou certinho, agora jantar 30'],
    ['-30 Almoço', '-30 Jantar'],
  ],
  [
    ['mercado 80', 'você anotou, né? farmácia 80'],
    ['-80 Farmácia', '-80 Mercado'],
  ],
  [
    ['água 10', 'você botou água? gás 10'],
    ['-10 Gás', '-10 Água'],
  ],
  [
    ['mercado 80', 'não, paguei 80 de luz também'],
    ['-80 Luz', '-80 Mercado'],
  ],
  [
    ['uber 20', 'oxe, não. também teve 20 de lanche'],
    ['-20 Lanche', '-20 Uber'],
  ],
  [
    ['bolo 50', 'que bolo bom! vendi mais um 50'],
    ['+50 Bolo', '-50 Bolo'],
  ],
  [
    ['almoço 25', 'nada disso me assusta, paguei 25 de estacionamento'],
    ['-25 Almoço', '-25 Estacionamento'],
  ],
])('takes another of the same sum for another: %j', (said, books) => {
  expect(after(said)).toEqual(books)
})
