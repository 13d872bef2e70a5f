import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

describe('what is still owed for a part of what was sold', () => {
  it.each([
    ['vendi 6 bolos por 180', 'a Cida ficou devendo 30 de um bolo', '+150 Bolos', 'R$ 30,00'],
    [
      'vendi 8 queijos a 45',
      'o Tonho ficou me devendo 45 de um queijo, esse não conta ainda',
      '+315 Queijos',
      'R$ 45,00',
    ],
    [
      'vendi 10 marmitas a 20',
      'dessas o seu João ficou de pagar 2 amanhã',
      '+160 Marmitas',
      'R$ 40,00 para receber amanhã',
    ],
  ])('comes off the sale: %s, %s', (sold, owing, entry, left) => {
    const { books, reply } = booksAfter(today, [sold, owing])
    expect(books).toEqual([entry])
    expect(reply).toContain(left)
  })

  it('leaves a sale of other things alone', () => {
    const { books } = booksAfter(today, ['vendi 6 bolos por 180', 'a Cida ficou devendo 30 do gás'])
    expect(books).toEqual(['+180 Bolos'])
  })
})
