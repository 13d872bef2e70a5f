import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('a day that is still to come', () => {
  it.each([
    '15/01 iptu 700',
    '700 do iptu p/ 15/01',
    'matrícula 250 dia 08/01',
    'meu salário será pago no dia 5, 1900',
    'salário 1900, mas só dia 5',
  ])('is that of nothing spent or earned yet: %s', (text) => {
    expect(booksAfter(today, [text]).books).toEqual([])
  })

  it.each([
    ['paguei 700 do iptu 15/01', '-700 Iptu'],
    ['20/11 iptu 700', '-700 Iptu'],
    ['recebi o salário 1900 dia 5', '+1900 Salário'],
  ])('is none where it is over, or something was done: %s', (text, entry) => {
    expect(booksAfter(today, [text]).books).toEqual([entry])
  })
})
