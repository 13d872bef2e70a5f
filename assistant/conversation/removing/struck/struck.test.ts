import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | '))

describe('what was told is struck out, in whatever words', () => {
  it.each([
    ['feira 96 | táxi 22 | o táxi não conta mais, a Rita que pagou', '-96 Feira'],
    ['feira 96 | táxi 22 | não precisa contar o táxi, minha prima pagou', '-96 Feira'],
    ['feira 96 | bar 30 | pensando bem, não anota o bar não', '-96 Feira'],
    ['bar 30 | feira 96 | deixa o bar pra lá, nem fui', '-96 Feira'],
    ['feira 96 | rifa 15, pastel 9 | desconsidere a rifa e o pastel', '-96 Feira'],
    ['rifa 15 | pastel 9 | cancele tanto a rifa quanto o pastel. Não comprei.', ''],
    ['feira 96 | conta de água 88 | a água não é despesa minha, é da minha irmã', '-96 Feira'],
    ['conta de água 88 | pode remover a conta de água? Meu pai pagou.', ''],
    ['feira 96 | táxi 22 | tira só o táxi da lista', '-96 Feira'],
    ['luz 88 todo dia 20 | luz 88 | a luz não é gasto meu, foi minha tia', ''],
    ['táxi 22 | feira 96 | o táxi quem pagou foi meu primo, pode tirar daí', '-96 Feira'],
    ['feira 96 | rifa 15, pastel 9 | a rifa e o pastel não precisa anotar não', '-96 Feira'],
  ])('%s', (said, expected) => {
    expect(after(said).books.join('; ')).toBe(expected)
  })

  it.each([
    // Another sum, another matter, a question, and what is not of that name.
    ['feira 96 | pensando bem não anota pastel 12', '-96 Feira'],
    ['feira 96 | a feira não vale a pena', '-96 Feira'],
    ['feira 96 | não anota a feira ainda, vou lá amanhã', '-96 Feira'],
    ['feira 96 | não conta pra minha mãe que fui na feira', '-96 Feira'],
    ['táxi 22 | táxi 25 | o táxi não conta mais', '-22 Táxi; -25 Táxi'],
    ['feira 96 | a farmácia não conta mais', '-96 Feira'],
    ['netflix 45 todo dia 20 | feira 96 | esquece a netflix', '-96 Feira'],
    ['bar 30 | ignora o bar que te falei ontem', '-30 Bar'],
    ['hotel 300 | o hotel não é gasto meu, a firma vai reembolsar', '-300 Hotel'],
    ['livro 60 | não conta o livro pro Léo, é surpresa', '-60 Livro'],
    ['academia 90 | quero cancelar a academia', '-90 Academia'],
    ['feira 96 | táxi 22 | deixa só a feira e apaga o resto', '-22 Táxi; -96 Feira'],
  ])('not %s', (said, expected) => {
    expect(after(said).books.join('; ')).toBe(expected)
  })

  it.each([
    [
      'feira 96 | táxi 22 | o táxi pode apagar, acabei pegando um ônibus de 5',
      '-5 Ônibus; -96 Feira',
    ],
    ['táxi 22 | táxi não, foi ônibus 5 reais. pode apagar o táxi', '-5 Ônibus'],
    ['feira 96 | a feira apaga porque comprei foi no sacolão, 90', '-90 Sacolão'],
    ['táxi 22 | apaga o táxi, não gastei 25 não', ''],
    ['feira 96 | táxi 22 | apaga o táxi, deu 15 só', '-96 Feira'],
  ])('with what was paid in its place: %s', (said, expected) => {
    expect(after(said).books.join('; ')).toBe(expected)
  })
})
