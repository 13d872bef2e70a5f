import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | ')).books.join('; ')

describe('the sum that was asked for, and another thing behind it', () => {
  it.each([
    ['feira | foi 96. e mais 22 de táxi', '-22 Táxi; -96 Feira'],
    ['feira | 96. táxi 22 tb', '-22 Táxi; -96 Feira'],
    ['feira | deu 96 reais. Aproveita e anota o táxi, que foi 22', '-22 Táxi; -96 Feira'],
    ['cinema | 40. a pipoca 22', '-22 Pipoca; -40 Cinema'],
    ['feira | 96, táxi 22 e pastel 9', '-22 Táxi; -9 Pastel; -96 Feira'],
    ['feira | padaria 12 | 96. e 22 de táxi', '-12 Padaria; -22 Táxi; -96 Feira'],
    // What goes on with it is no thing of its own.
    ['feira | foi 96, 2 sacos de batata', '-96 Sacos de batata (feira)'],
    ['cinema | foi 40, 20 cada', '-40 Cinema'],
  ])('%s', (said, expected) => {
    expect(after(said)).toBe(expected)
  })
})
