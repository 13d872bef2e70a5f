import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said).books

describe('another sum, by why it is another', () => {
  it.each([
    'rachei com um primo, pra mim foi 45',
    'do rodízio eu arquei só com a minha parte, 45; o resto meu primo pagou',
    'do meu bolso saiu 45, um colega inteirou',
    'desses 90 só 45 é meu',
    'paguei 45, minha irmã completou com o resto',
    'muda pra 45, dividimos',
    'minha prima me ajudou a pagar, entrei com 45',
    'eu dei 45 e ela os outros 45',
    'metade foi da minha irmã, só 45 meu',
    'racharam comigo, paguei 45',
    'dos 90 eu só paguei 45',
  ])('a share: %s', (said) => {
    expect(after('rodízio 90', said)).toEqual(['-45 Rodízio'])
  })

  it.each([
    'deram um descontinho no caixa, saiu 170',
    'era 200 mas no pix fizeram 170 pra mim, muda aí',
    'olhei o comprovante e eles abaixaram pra 170, acerta aí',
    'tiraram 30 no caixa, deu 170',
    'saiu mais barato, 170',
    'a moça fez por 170',
    'caiu pra 170 na hora de pagar',
    'me deram 30 de abatimento: 170',
    'chorei um desconto e ficou 170 kkkk ajeita ai',
  ])('a discount: %s', (said) => {
    expect(after('jaqueta 200', said)).toEqual(['-170 Jaqueta'])
  })

  it.each([
    'perdão, eram 91. meu dedo é grosso pra esse celular',
    'dedo gordo, 91',
    '91 ao invés de 19',
  ])('a slip of the keys: %s', (said) => {
    expect(after('táxi 19', said)).toEqual(['-91 Táxi'])
  })

  it.each([
    'os 132 da feira eram 123',
    'o 132 tá errado, era 123',
    'feira: o certo são 123 reais',
    'aquela primeira, da feira, vi no aplicativo do banco que passou 123. arruma pra mim',
  ])('of an older one: %s', (said) => {
    expect(after('feira 132', 'uber 18', 'pão 9', said)).toEqual([
      '-123 Feira',
      '-18 Uber',
      '-9 Pão',
    ])
  })

  it.each([
    ['rachei um uber com a Carla, pra mim foi 9', '-9 Uber com a Carla'],
    ['minha parte do churrasco foi 60', '-60 Churrasco'],
    ['camisa com desconto 100', '-100 Camisa'],
    ['comprei uma mochila à vista 110', '-110 Mochila'],
    ['dividi um lanche de 60', '-60 Lanche'],
    ['fui de uber, 45', '-45 Uber'],
    ['minha filha mandou 100 pra ajudar, chorei', '+100 Filha'],
  ])('another thing is another entry: %s', (said, book) => {
    expect(after('jantar 120', said)).toEqual(['-120 Jantar', book].toSorted())
  })

  it.each([['a Bia me passou 60, a metade dela'], ['o garçom me devolveu 5']])(
    'what came in is no other sum: %s',
    (said) => {
      expect(after('jantar 120', said)).toContain('-120 Jantar')
    },
  )
})

describe('another one of that name', () => {
  it.each([
    ['uber 18', 'o uber de volta foi 20', ['-18 Uber', '-20 Uber de volta']],
    ['ônibus 5', 'e o ônibus da ida deu 6', ['-5 Ônibus', '-6 Ônibus da ida']],
    ['frete de volta 40', 'o frete de volta foi 45', ['-45 Frete de volta']],
    ['uber 18', 'errei, o uber de volta foi 20', ['-20 Uber']],
    [
      'recebi 330 da troca de óleo',
      'comprei 20 litros de óleo por 460',
      ['+330 Troca de óleo', '-460 Óleo'],
    ],
  ])('%s, %s', (first, said, books) => {
    expect(after(first, said)).toEqual(books)
  })
})

describe('the sum that it had before', () => {
  it.each([
    'volta pro de antes, olhei no banco e foi 13 mesmo',
    'oxe que 31 o quê, suco de 31 só se for balde kkkk é 13, pode voltar',
    'o 13 tava certo',
    'volta como era antes',
    'na verdade tava certo antes',
    'pode desfazer essa mudança',
  ])('%s', (said) => {
    expect(after('suco 13', 'na verdade o suco foi 31', said)).toEqual(['-13 Suco'])
  })

  it('is no other thing of that sum', () => {
    const said = ['suco 13', 'na verdade o suco foi 31', 'pão 13']
    expect(after(...said)).toEqual(['-13 Pão', '-31 Suco'])
  })
})
