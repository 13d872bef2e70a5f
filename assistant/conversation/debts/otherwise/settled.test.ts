import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const booksOf = (...said: string[]) => booksAfter(today, said).books

describe('a loan that is settled, in whatever words', () => {
  it.each([
    'acertei com meu cunhado os 70 que ele me emprestou',
    'não devo mais nada pro meu cunhado, dei os 70 que ele me arrumou',
    '70 pro meu cunhado, era o que ele tinha me emprestado',
    'quitei com meu cunhado, 70 que ele me emprestou',
  ])('goes out where it was got: %s', (text) => {
    expect(booksOf(text)).toEqual([expect.stringMatching(/^-70 /)])
  })

  it.each([
    '70 da Rita de volta, eu tinha emprestado mês passado',
    '70 da Rita, empréstimo do mês passado, pago',
  ])('comes in where it was given: %s', (text) => {
    expect(booksOf(text)).toEqual([expect.stringMatching(/^\+70 .*Rita/)])
  })

  it.each([
    'dos 60 que emprestei, minha vizinha me devolveu 40',
    'caiu 40 da minha vizinha, é parte do que emprestei pra ela',
  ])('comes back in part: %s', (text) => {
    const [came, lent, more] = booksOf('emprestei 60 pra minha vizinha', text)
    expect([came?.slice(0, 3), lent?.slice(0, 3), more]).toEqual(['+40', '-60', undefined])
  })

  it.each([
    'minha sogra veio aqui e eu dei 60 pra ela emprestado, dia 5 ela paga',
    'saiu 60 hoje pra minha sogra mas é empréstimo, dia 5 ela acerta comigo',
    'emprestei 60 à minha sogra. Ela ficou de devolver no dia 5.',
  ])('is lent: %s', (text) => {
    expect(booksOf(text)).toEqual(['-60 Empréstimo pra minha sogra'])
  })
})

it.each([
  'me encantei com uma bolsa de 400 na vitrine, deixei lá',
  'que sofá lindo eu vi, 900 conto, fica pra próxima vida',
  'namorei um tênis de 300 na loja hoje',
])('nothing is bought by looking at it: %s', (text) => {
  expect(booksOf(text)).toEqual([])
})
