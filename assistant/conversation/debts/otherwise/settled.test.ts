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

describe('a loan that is taken, paid back or only asked for', () => {
  it.each([
    'fiz um empréstimo de 4000 pra pagar o cartão',
    'fiz um empréstimo de 7000 pro carro',
    'fiz um empréstimo de 900 pra comprar uma geladeira',
  ])('comes in where it is taken: %s', (text) => {
    expect(booksOf(text)).toEqual([expect.stringMatching(/^\+/)])
  })

  it.each([
    'mandei um pix de 90 pra minha tia, que eu tinha pegado emprestado',
    'passei 90 pra Rita, eu tinha pedido emprestado',
    'devolvi um pix de 90 pra Rita que tinha me emprestado',
    'fiz um pix de 90 pro banco, é do empréstimo',
  ])('is no loan given where it is paid back: %s', (text) => {
    const { books, reply } = booksAfter(today, [text, 'quem me deve?'])
    expect(books).toEqual([expect.stringMatching(/^-90 (?!Empréstimo)/)])
    expect(reply).not.toContain('90,00')
  })

  it.each([
    'meu vizinho me pediu 90 emprestado pra pagar a internet dia 8',
    'minha tia me pediu 90 emprestado, diz que devolve dia 8, não sei',
    'meu vizinho pediu 90 emprestado, vou pensar, paga dia 8',
    'minha tia me pediu 90 emprestado e quer pagar só mês que vem',
  ])('is not given where it is only asked for: %s', (text) => {
    expect(booksOf(text)).toEqual([])
  })

  it.each([
    'minha vizinha pagou 40 dos 60 do jantar',
    'minha vizinha deu 40 do empréstimo pra financeira',
    'meu marido pagou 40 do empréstimo',
    'minha vizinha quitou uma parte do empréstimo: 900',
  ])('does not come back where it is of another: %s', (text) => {
    expect(booksOf('emprestei 60 pra minha vizinha', text)).toHaveLength(1)
  })

  it('leaves what was paid with what was lent', () => {
    const text = 'paguei 50 da luz com o dinheiro que minha irmã me emprestou'
    expect(booksOf(text)).toEqual(['-50 Luz'])
  })
})

it.each([
  'me encantei com uma bolsa de 400 na vitrine, deixei lá',
  'que sofá lindo eu vi, 900 conto, fica pra próxima vida',
  'namorei um tênis de 300 na loja hoje',
])('nothing is bought by looking at it: %s', (text) => {
  expect(booksOf(text)).toEqual([])
})
