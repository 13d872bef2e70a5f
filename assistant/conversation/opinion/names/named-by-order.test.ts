import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each(['Epa, o de hoje foi 3.287,15', 'idem 30'])(
  'nothing is written by a name that orders or calls out: %s',
  (text) => {
    const { books, reply } = booksAfter(today, ['condomínio 600', text])
    expect(books).toEqual(['-600 Condomínio'])
    expect(reply).toContain('Posso anotar?')
  },
)

it('a plant that is called so is written', () => {
  expect(booksAfter(today, ['comprei muda de alface 20']).books).toEqual(['-20 Muda de alface'])
})
