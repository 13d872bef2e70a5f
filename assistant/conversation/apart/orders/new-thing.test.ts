import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (text: string) => {
  return booksAfter(today, ['feira 96', 'táxi 22', text]).books.join('; ')
}

describe('an order, and another thing behind it', () => {
  it.each([
    'corrige o táxi pra 32, e padaria foi 12',
    'corrige o táxi pra 32 e padaria 12',
    'muda o táxi pra 32. padaria 12',
  ])('which stands nowhere: %s', (text) => {
    expect(after(text)).toBe('-12 Padaria; -32 Táxi; -96 Feira')
  })

  it('and one that does', () => {
    expect(after('corrige o táxi pra 32 e a feira 90')).toBe('-32 Táxi; -90 Feira')
  })
})
