import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = ['aluguel 620 todo dia 5', 'luz 120 todo dia 10']
const bills = ['Aluguel 620 05/12', 'Luz 120 10/12']

describe('a bill that was paid late', () => {
  it.each([
    'paguei a luz com multa, 6,40 de multa, 126,40 no total',
    'a luz de novembro paguei hoje com atraso: 126,40, sendo 6,40 de juros',
    'luz paga, veio 6,40 de juros e deu 126,40',
    '126,40 na luz, era 120 mas atrasei e veio 6,40 de multa',
  ])('is paid with all that it came to, this month: %s', (text) => {
    const after = booksAfter(today, [...told, text])
    expect(after.books).toEqual(['-126.4 Luz'])
    expect(after.bills).toEqual(bills)
  })

  it.each([
    'a luz veio 126,40 com 6,40 de multa',
    'vou pagar a luz com 6,40 de juros, 126,40',
    'paguei 120 da luz e 6,40 de multa da biblioteca',
  ])('is none where it is to come, or the fine is of another thing: %s', (text) => {
    expect(booksAfter(today, [...told, text]).books).not.toContain('-126.4 Luz')
  })
})

describe('a bill of which half was paid', () => {
  it.each([
    'paguei 310 do aluguel hoje, só metade, sexta pago o resto',
    'aluguel: 310 pago hoje, os outros 310 pago sexta',
    'Hoje paguei 310 do aluguel à proprietária, só a metade; na sexta completo.',
    'paguei metade do aluguel',
  ])('is written with that, and stays: %s', (text) => {
    const after = booksAfter(today, [...told, text])
    expect(after.books).toEqual(['-310 Aluguel'])
    expect(after.bills).toEqual(bills)
  })

  it.each([
    'não paguei nem metade do aluguel',
    'minha irmã pagou metade do aluguel',
    'recebi metade do aluguel, 310',
    'ainda falta metade do aluguel',
  ])('is none of the own: %s', (text) => {
    expect(booksAfter(today, [...told, text]).books).not.toContain('-310 Aluguel')
  })
})
