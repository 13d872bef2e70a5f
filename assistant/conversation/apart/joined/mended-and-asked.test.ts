import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('what is put right and asked in one message', () => {
  it.each([
    'o táxi foi 32, não 22. quanto gastei hoje?',
    'quanto já foi hoje? o táxi é 32, não 22',
    'o táxi na real foi 32, e qual o total de hoje?',
    'o táxi era 32, aí me fala o total de hoje',
    'o táxi saiu 32 reais, viu? aí soma pra mim o que eu gastei no dia de hoje',
    'o táxi foi 32 viu, agora quanto eu já gastei hoje',
    'arruma o táxi pra 32 e me fala quanto que já foi hoje, tô até com medo',
  ])('%s', (text) => {
    const { books, reply } = booksAfter(today, ['feira 96', 'táxi 22', text])
    expect(books.join('; ')).toBe('-32 Táxi; -96 Feira')
    expect(reply).toContain('128,00')
  })
})
