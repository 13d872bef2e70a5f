import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-10-15')
const booksOf = (...said: string[]) => booksAfter(today, said).books

describe('two entries of one message', () => {
  it.each([
    ['recebi 320 da encomenda de calça e RU 2,50', '+320 Encomenda', '-2.5 RU'],
    ['gás 115 o entregador veio rapidinho e caiu meu salário 4.870', '+4870 Salário', '-115 Gás'],
    ['caiu a primeira parcela do 13 1150 e comprei arroz 43,80', '+1150 ', '-43.8 Arroz'],
    ['pizza 90. minha vó me deu 100', '+100 Vó', '-90 Pizza'],
    ['plr caiu 1850. saiu meu salário!!! 4.212,77', '+1850 Plr', '+4212.77 Salário'],
    ['skin 30 conto e recebi meu primeiro salário 812 reais', '+812 ', '-30 Skin'],
  ])('takes none of them the way of the other: %s', (text, one, other) => {
    const books = booksOf(text)
    expect(books).toHaveLength(2)
    expect(books[0]).toContain(one)
    expect(books[1]).toContain(other)
  })

  it.each([
    ['vendi bolo 120 e torta 80', ['+120 Bolo', '+80 Torta']],
    ['recebi 170 da Ana, 30 da Bia', ['+170 Ana', '+30 Bia']],
    ['salário caiu 1450 + vt 220', ['+1450 Salário', '+220 Vt']],
    ['passagens por 7.920, em 6 parcelas de 1.320', ['-1320 Passagens']],
    ['pizza 172, 12 fatias, comemos em dois', ['-172 Pizza']],
    ['mercado 341, o Luiz pôs 41 que tinha em dinheiro', ['-300 Mercado']],
    ['tênis 299,90 na black, era 500', ['-299.9 Tênis']],
  ])('leaves what goes on as it is: %s', (text, books) => {
    expect(booksOf(text)).toEqual(books)
  })
})

describe('a deed, an order or a question beside another', () => {
  const before = 'hj foi 10 de passagem e 40 no xis'

  it.each([
    ['o xis foi 42, e quanto já gastei hoje?', ['-10 Passagem', '-42 Xis'], 'R$ 52,00'],
    ['quanto gastei hoje? o xis foi 42 na verdade', ['-10 Passagem', '-42 Xis'], 'Corrigi'],
    ['o xis foi 42, comprei um caderno de 20', ['-10 Passagem', '-20 Caderno', '-42 Xis'], ''],
    ['apaga o xis. recebi 90 da Ana', ['+90 Ana', '-10 Passagem'], 'Apaguei'],
  ])('does both: %s', (text, books, reply) => {
    const told = booksAfter(today, [before, text])
    expect(told.books).toEqual(books)
    expect(told.reply).toContain(reply)
  })

  it('pays a bill and answers', () => {
    const told = booksAfter(today, ['luz 120 todo dia 20', 'paguei a luz. quanto gastei hoje?'])
    expect(told.books).toEqual(['-120 Luz'])
    expect(told.reply).toContain('Você gastou R$ 120,00 hoje')
  })

  it('asks which one is meant, and answers', () => {
    const told = booksAfter(today, [before, 'não, 12, e quanto já gastei hoje?'])
    expect(told.reply).toContain('Você gastou R$ 50,00 hoje')
    expect(told.reply).toContain('Qual deles')
  })

  it.each([
    ['o xis foi 42, descontaram 5 do molho', ['-10 Passagem', '-42 Xis']],
    ['o xis foi 42 e não 40', ['-10 Passagem', '-42 Xis']],
  ])('makes no entry of why: %s', (text, books) => {
    expect(booksOf(before, text)).toEqual(books)
  })
})

describe('what a message itself puts right', () => {
  it.each([
    ['gastei 14 na cantina e 5 no busão, e o busão foi 10', ['-10 Busão', '-14 Cantina']],
    [
      'paguei a luz 98,70 e a água 71. a luz foi 89,70 troquei os números',
      ['-71 Água', '-89.7 Luz'],
    ],
    ['vendi 3 potes por 90, ops foi 80', ['+80 Potes']],
  ])('is written as it is to be: %s', (text, books) => {
    expect(booksOf(text)).toEqual(books)
  })

  it.each([
    ['dei 10 de gorjeta e a conta foi 74', ['-10 Gorjeta', '-74 Conta']],
    ['fiz exame de sangue paguei 90 e o táxi de ida foi 50', ['-50 Táxi', '-90 Exame']],
  ])('is of nothing else: %s', (text, books) => {
    const got = booksOf(text)
    expect(got).toHaveLength(books.length)
    for (const [at, one] of books.entries()) expect(got[at]).toContain(one)
  })
})

describe('one that is done beside one that is not', () => {
  it.each([
    ['comprei um mouse 180 em 3x. o cliente vai pagar 900 semana que vem', ['-60 Mouse'], '900'],
    ['caiu 300 da diária, e amanhã pago 120 de luz', ['+300 Diária'], 'R$ 120,00 de luz, amanhã'],
  ])('writes one and tells of the other: %s', (text, books, reply) => {
    const told = booksAfter(today, [text])
    expect(told.books).toEqual(books)
    expect(told.reply).toContain(reply)
  })

  it('says of several that they are still to come', () => {
    const told = booksAfter(today, [
      'meu salário cai amanhã, R$ 4.620,00, e o do Marcelo dia 25, R$ 5.300,00',
    ])
    expect(told.books).toEqual([])
    expect(told.reply).toContain('ainda para receber')
  })
})

describe('what goes on with what was begun or asked before it', () => {
  it.each([
    ['quero juntar 450 pra um fone! bota 60 no fone', 'já com R$ 60,00'],
    ['meta viagem 3000 e guardei 200 na viagem', 'já com R$ 200,00'],
  ])('begins a goal with what is put into it: %s', (text, reply) => {
    expect(booksAfter(today, [text]).reply).toContain(reply)
  })

  it('changes the limit that was asked about', () => {
    const told = booksAfter(today, [
      'põe 300 de limite pra lazer',
      'quanto resta do orçamento de lazer? aumenta pra 450',
    ])
    expect(told.reply).toContain('restam R$ 300,00')
    expect(told.reply).toContain('R$ 450,00. Antes eram R$ 300,00')
  })
})
