import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

describe('what others say', () => {
  it.each([
    ['comprei ovo 26', 'minha vizinha disse que o ovo dela tá 18', '-26 Ovo'],
    ['mercado 120', 'meu cunhado falou que gastou 300 no mercado dele', '-120 Mercado'],
    ['gasolina 90', 'meu pai disse que a gasolina lá em Goiânia tá 5,80', '-90 Gasolina'],
    ['faxina 90', 'a moça falou que na próxima cobra 110', '-90 Faxina'],
    ['água 52', 'meu filho disse que ganhou quinhentos no serviço dele', '-52 Água'],
  ])('of their own corrects nothing: %s, %s', (told, said, entry) => {
    expect(booksAfter(today, [told, said]).books).toEqual([entry])
  })

  it.each([
    ['mercado 120', 'minha mulher disse que o mercado foi 130', '-130 Mercado'],
    ['mercado 120', 'o rapaz conferiu e disse que deu 118', '-118 Mercado'],
  ])('of what was bought corrects it: %s, %s', (told, said, entry) => {
    expect(booksAfter(today, [told, said]).books).toEqual([entry])
  })
})

describe('a bill that arrived', () => {
  it.each([
    ['Chegou a conta da Sabesp R$ 78,12'],
    ['Chegou a conta da CEEE, R$ 187,33, com vencimento em 15/01.'],
    ['chegou a luz, 164'],
  ])('is not written as paid, nor as money that came: %s', (said) => {
    const { books, reply } = booksAfter(today, [said])
    expect(books).toEqual([])
    expect(reply).not.toContain('entrada')
  })

  it('is written where it was paid', () => {
    expect(booksAfter(today, ['chegou a luz, 164, e já paguei']).books).toEqual(['-164 Luz'])
  })
})

describe('so many more behind what was bought', () => {
  it.each([
    ['comprei pão e leite 16,50', 'e 2 dúzias de ovo a 13 cada', ['-16.5 Pão e leite', '-26 Ovo']],
    ['vendi um bolo 60', 'e 2 tortas a 45', ['+60 Bolo', '+90 Tortas']],
  ])('goes the same way: %s, %s', (told, more, entries) => {
    expect(booksAfter(today, [told, more]).books).toEqual(entries)
  })

  it.each([
    'fui no mercado e comprei 3 quilo de arroz e 2 de feijão',
    'comprei 2 litros de leite e 3 de óleo',
    'peguei 5 pacotes de fralda e 2 de lenço',
  ])('is no sum where it is told how many: %s', (said) => {
    expect(booksAfter(today, [said]).books).toEqual([])
  })
})
