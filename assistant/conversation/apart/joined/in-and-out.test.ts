import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('what came in and what went for it, in one message', () => {
  it.each([
    ['4 tortas vendidas a 50 cada, 70 de ingredientes', '+200 Tortas; -70 Ingredientes'],
    ['70 nos ingredientes hoje, mas vendi 4 tortas por 50 cada', '+200 Tortas; -70 Ingredientes'],
    [
      'comprei 70 de ingredientes cedo e consegui vender 4 tortas, cada uma 50',
      '+200 Tortas; -70 Ingredientes',
    ],
    [
      'hoje vendi quatro tortas por cinquenta cada, os ingredientes deram setenta',
      '+200 Tortas; -70 Ingredientes',
    ],
    [
      'o rodízio deu 120 eu que paguei, aí 2 amigos me deram 40 cada já',
      '+80 Amigos; -120 Rodízio',
    ],
    ['pizza 90, mas o Gui e o Vini me passaram 30 cada na hora', '+60 Gui (Vini); -90 Pizza'],
    ['foram 8 quentinhas, cobrei 18 em cada', '+144 Quentinhas'],
    ['hoje saíram 5 tortas de 50', '+250 Tortas'],
    ['saíram 4 pudins, 20 cada um! De embalagem foram 12', '+80 Pudins; -12 Embalagem'],
    ['6 marmitas de 20 vendidas, embalagem foi 30', '+120 Marmitas; -30 Embalagem'],
    ['10 brownies a 7 e 30 de embalagem', '+70 Brownies; -30 Embalagem'],
    ['80 gasolina, e 25 de um almoço ontem', '-25 Almoço; -80 Gasolina'],
    ['abasteci 40 e ainda parei pra um lanche de 12', '-12 Lanche; -40 Abastecimento'],
  ])('%s', (text, expected) => {
    expect(booksAfter(today, [text]).books.join('; ')).toBe(expected)
  })

  it('pays all of what was shared, where the others gave their parts', () => {
    const text =
      'rachamos uma pizza em três, foi 90 no meu cartão e já recebi 30 de um e 30 do outro'
    const { books } = booksAfter(today, [text])
    expect(books.filter((one) => one.startsWith('-90'))).toHaveLength(1)
    expect(books.filter((one) => one.startsWith('+30'))).toHaveLength(2)
  })

  it.each([
    ['comprei uma blusa de 60 e vendi por 90', '+90 Entrada; -60 Blusa'],
    ['80 litros de gasolina e 25 de almoço', '-25 Almoço (gasolina)'],
    ['comprei 6 bolos a 8, embalagem 10', '-10 Embalagem; -48 Bolos'],
    ['foram 2 pudins no almoço, 12 cada', '-24 Pudins no almoço'],
    ['saiu 2 marmitas pra mim, 18 cada', '-36 Marmitas'],
    ['corri 5 km e paguei 20 no suco', '-20 Suco'],
  ])('and as before: %s', (text, expected) => {
    expect(booksAfter(today, [text]).books.join('; ')).toBe(expected)
  })
})
