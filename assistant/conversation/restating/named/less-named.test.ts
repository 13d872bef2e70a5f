import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const fair = 'comprei 2 quilo de frango 31 reais e a feira ficou 54 o tomate tá um absurdo'
const son = 'meu filho me deu 200 pra ajudar na luz'

describe('a name that is to be shorter takes nothing away', () => {
  it.each([
    'Muda o nome da feira, tira o tomate',
    'tira esse (tomate) do nome pf',
    'TIRA O TOMATE DO NOME',
    'tira o tomate',
    'Não filha é que eu só comentei do tomate, pode deixar só feira',
    'deixa só feira',
  ])('%s', (said) => {
    expect(booksAfter(today, [fair, said]).books).toEqual(['-31 Frango', '-54 Feira'])
  })

  it.each([
    [son, 'tira a luz do nome, deixa só filho', '+200 Filho'],
    [son, 'pode por só filho no nome', '+200 Filho'],
    ['gastei 35 num lanche na padaria do seu zé', 'o nome pode ser só lanche', '-35 Lanche'],
    ['corrida 25', 'troca o nome disso pra uber aeroporto', '-25 Uber aeroporto'],
  ])('%s: %s', (told, said, book) => {
    expect(booksAfter(today, [told, said]).books).toEqual([book])
  })

  it.each([
    [['feira 54 e tomate 8', 'tira o tomate'], ['-54 Feira']],
    [[fair, 'tira a feira'], ['-31 Frango']],
  ])('is none of %j', (said, books) => {
    expect(booksAfter(today, said).books).toEqual(books)
  })
})

describe('what was deleted and is missed', () => {
  it.each([
    'não era pra apagar! só o nome. volta',
    'Uai sumiu a feira? Era pra trocar só o nome, bota de volta feira 54',
    'opa não, devolve',
    'quero ela de volta',
    'nao, a feira era pra ficar, foram 54 mesmo. desfaz esse aí',
  ])('%s', (said) => {
    const before = ['feira 54 e frango 31', 'apaga a feira']
    expect(booksAfter(today, [...before, said]).books).toEqual(['-31 Frango', '-54 Feira'])
  })

  it('is not brought back by another thing', () => {
    const said = ['feira 54', 'apaga a feira', 'devolve a pizza']
    expect(booksAfter(today, said).books).toEqual([])
  })
})
