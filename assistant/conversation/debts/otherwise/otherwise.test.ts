import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const booksOf = (...said: string[]) => booksAfter(today, said).books

describe('what is lent, in whatever words', () => {
  it.each([
    'minha irmã me pediu 60 emprestado e eu dei, paga dia 5',
    'minha irmã pediu 60 emprestado hoje e ficou de devolver dia 5',
    'minha irmã me deve 60, emprestei hoje, paga dia 5',
    'hoje fiz um empréstimo de R$ 60 à minha irmã, com devolução prevista para o dia 5',
    'fiz um pix de 60 pra minha irmã, é emprestado, dia 5 ela acerta',
    'arrumei 60 pra minha irmã emprestado, ela paga dia 5',
  ])('goes out, and is to come back: %s', (text) => {
    const { books, reply } = booksAfter(today, [text])
    expect(books).toEqual(['-60 Empréstimo pra minha irmã'])
    expect(reply).toContain('05/12')
  })

  it.each(['minha mãe me emprestou 60', 'pedi 60 emprestado pra minha irmã, pago dia 5'])(
    'is none where the person got it: %s',
    (text) => {
      expect(booksOf(text).filter((one) => one.startsWith('-'))).toEqual([])
    },
  )

  it.each([
    'minha irmã quitou parte do empréstimo: 40 reais',
    'minha irmã pagou 40 do empréstimo',
    'dos 60 já voltou 40',
  ])('comes back in part: %s', (text) => {
    const [came, lent] = booksOf('emprestei 60 pra minha irmã', text)
    expect(came).toMatch(/^\+40 /)
    expect(lent).toMatch(/^-60 /)
  })
})

describe('a half that came, and a half on delivery', () => {
  it.each([
    'recebi 250 de um cliente hoje, que é metade do serviço; a outra metade, mais 250, ele paga na entrega',
    'caiu 250 da pintura, faltam 250 quando acabar',
    'a moça me adiantou 250 do bolo de casamento e o resto, 250, é só na entrega',
    'peguei 250 de sinal do portão e os outros 250 quando entregar',
    'fiz uma cadeira e o homem já me deu 250, aí quando eu entregar ele me dá os outros 250',
    'Recebi hoje R$ 250, referentes à metade do trabalho. Os R$ 250 restantes serão pagos na entrega.',
  ])('writes what came alone: %s', (text) => {
    const { books, reply } = booksAfter(today, [text])
    expect(books).toEqual([expect.stringMatching(/^\+250 /)])
    expect(reply).toContain('R$ 250,00 para receber')
  })

  it('leaves what the person pays so', () => {
    const told = 'paguei 250 do armário, os outros 250 pago na entrega'
    expect(booksOf(told)).toEqual(['-250 Armário'])
  })
})

describe('a sale of which only a part came', () => {
  it.each([
    'correção: dos 500 recebi só 350',
    'fui ver o pix e veio 350, ele disse que completa sexta',
    'não foi 500 não, entrou 350 e ele ficou devendo 150',
    'seu Osmar me pagou apenas 350, os 150 restantes ficaram pra sexta',
    'contei agora e tinha 350, ele completa os 150 na sexta',
  ])('is mended, and nothing is added: %s', (text) => {
    const [entry, more] = booksOf('recebi 500 da pintura do seu Osmar', text)
    expect(entry).toMatch(/^\+350 /)
    expect(more).toBeUndefined()
  })
})

describe('what comes on a day of the week', () => {
  it.each(['sexta entra 500 do aluguel', 'sexta cai 150 da faxina', 'sábado entra 120 da feira'])(
    'is still to come: %s',
    (text) => {
      expect(booksOf(text)).toEqual([])
    },
  )

  it.each([
    'amanhã cai 89 da netflix',
    'sexta cai 500 do aluguel pra pagar',
    'sexta cai 90 da luz',
  ])('is no income where it is to be paid: %s', (text) => {
    const { books, reply } = booksAfter(today, [text])
    expect(books).toEqual([])
    expect(reply).not.toContain('me avisa quando cair')
  })

  it('came where it is told so', () => {
    expect(booksOf('sexta caiu 150 da faxina')).toEqual(['+150 Faxina'])
  })
})
