import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('what was looked at and stayed there', () => {
  it.each([
    'passei na vitrine e tinha uma bolsa de quatrocentos, a coisa mais linda. Deixei lá, claro.',
    'Fui na loja só olhar e me encantei com um tênis de R$ 300. Larguei lá mesmo.',
    'que sofá massa que eu vi no shopping, novecentos pila, fica pra próxima vida né',
  ])('is not bought: %s', (text) => {
    expect(booksAfter(today, [text]).books).toEqual([])
  })

  it.each([
    'comprei um tênis de 300 na loja, deixei lá pra ajustar',
    'mercado 90, deixei o carro lá na loja',
  ])('is, where it was paid: %s', (text) => {
    expect(booksAfter(today, [text]).books.length).toBe(1)
  })
})
