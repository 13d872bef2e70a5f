import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('what is told over again, or sighed over', () => {
  it.each([
    ['banca 60 | gasosa 80 | eu já te falei, banca 60 e gasosa 80', '-60 Banca; -80 Gasosa'],
    ['banca 60 | gasosa 80 | repetindo: 80 da gasosa e 60 da banca', '-60 Banca; -80 Gasosa'],
    ['pão 9 | uber 22 | como eu disse antes, o uber foi 22', '-22 Uber; -9 Pão'],
    ['recebi 200 da Ana | já tinha te dito, recebi 200 da Ana', '+200 Ana'],
    ['feira 96 | 96 por duas sacolas, que absurdo', '-96 Feira'],
    ['feira 96 | gente, 96 e não deu nem pra encher a geladeira', '-96 Feira'],
    ['gás 110 | onde vamos parar, o gás a 110', '-110 Gás'],
  ])('%s', (said, expected) => {
    expect(booksAfter(today, said.split(' | ')).books.join('; ')).toBe(expected)
  })

  it.each([
    // Another sum, another thing, another day, or one more.
    ['feira 96 | já falei, pastel 12', '-12 Pastel; -96 Feira'],
    ['café 8 | pastel 8, tá caro', '-8 Café; -8 Pastel'],
    ['almoço 25 | almoço 25, caro pra caramba hoje', '-25 Almoço; -25 Almoço'],
    ['banca 60 | como eu disse, gastei 60 na banca de novo', '-60 Banca; -60 Banca de novo'],
    ['feira 96 | a patroa me deu 96, nem deu pra acreditar', '+96 Patroa; -96 Feira'],
    ['salão 80 | salão 80 com a minha filha, que facada', '-80 Salão; -80 Salão'],
    ['uber 18 | uber 18 de novo', '-18 Uber; -18 Uber'],
    ['feira 96 | mais uma feira de 96, tá caro demais', '-96 Feira; -96 Feira'],
    ['almoço 25 | ontem almoço 25, caro', '-25 Almoço; -25 Almoço'],
    ['banca 60 | já mandei a banca 60, agora padaria 12', '-12 Padaria; -60 Banca; -60 Banca'],
  ])('%s', (said, expected) => {
    expect(booksAfter(today, said.split(' | ')).books.join('; ')).toBe(expected)
  })
})
