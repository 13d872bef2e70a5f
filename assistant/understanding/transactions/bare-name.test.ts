import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-12-29')

describe('somebody’s name and a sum, and nothing else', () => {
  it.each(['20 joana', 'seu joão 80', '15 mainha', '40 pai', '50 minha mãe'])(
    'may go either way, so it is asked about: %s',
    (text) => {
      const { books, reply } = booksAfter(today, [text])
      expect(books).toEqual([])
      expect(reply).toContain('você gastou ou recebeu?')
    },
  )

  it.each([
    ['presente mãe 50', ['-50 Presente mãe']],
    ['remédio do pai 40', ['-40 Remédio do pai']],
    ['minha mãe me deu 50', ['+50 Mãe']],
  ])('is no mere name in %s', (text, books) => {
    expect(booksAfter(today, [text]).books).toEqual(books)
  })
})
