import { describe, expect, it } from 'vitest'
import { filedAfter } from '#corpus/world/filed-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => filedAfter(today, said)

describe('an entry that is filed elsewhere', () => {
  const [adobe, son] = ['já paguei 109 do adobe', 'Meu filho me deu 200 pra ajudar na luz']

  it.each([
    [adobe, 'põe o adobe em outros então', '109 Adobe, Outros'],
    [adobe, 'a categoria ué. muda o adobe de lazer pra outros', '109 Adobe, Outros'],
    [adobe, 'tira o adobe de lazer e põe em educação', '109 Adobe, Educação'],
    [adobe, 'o adobe não é lazer não, é educação', '109 Adobe, Educação'],
    ['remedio 30', 'muda de saude pra outros', '30 Remedio, Outros'],
    [son, 'Esse dinheiro do filho não é freelance não, é ajuda', '200 Filho (luz), Outros'],
    ['pastel 12', 'isso não é alimentação, é lazer', '12 Pastel, Lazer'],
    ['comprei vestido 90', 'vestido não é compras, é presente', '90 Vestido, Presentes'],
    ['gastei 30 no bar', 'lazer nada kkk, é alimentação', '30 Bar, Alimentação'],
    ['gastei 30 no bar', 'lazer nada, é ajudante', '30 Ajudante, Outros'],
  ])('%s: %s', (told, anew, books) => {
    expect(after(told, anew).books).toBe(books)
  })

  it.each([
    ['adobe 109', 'o adobe não é lazer, põe em trabalho', '109 Adobe, Lazer'],
    ['perfume 80', 'perfume não é compras não, coloca em revenda', '80 Perfume, Saúde'],
    ['perfume 80', 'o perfume não é presente', '80 Perfume, Saúde'],
  ])('%s: %s asks where, and names what there is', (told, anew, books) => {
    const stands = after(told, anew)
    expect(stands.books).toBe(books)
    expect(stands.reply).toContain('Você tem Alimentação')
  })

  it.each([
    ['adobe 109', 'muda o adobe de 109 pra 119', '119 Adobe, Lazer'],
    ['camiseta 60', 'não é gasto, é venda', '60 Camiseta, Outros'],
  ])('%s: %s is of its sum or its way', (told, anew, books) => {
    expect(after(told, anew).books).toBe(books)
  })
})
