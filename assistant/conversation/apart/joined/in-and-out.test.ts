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
    ['corri 5 km e paguei 20 no suco', '-20 Suco'],
  ])('and as before: %s', (text, expected) => {
    expect(booksAfter(today, [text]).books.join('; ')).toBe(expected)
  })
})
