import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['gastei 60', 'foi a feira de ontem', 'Feira', '2026-11-29'],
  ['gastei 44', 'ração pro gato, no sábado', 'Ração pro gato', '2026-11-28'],
  ['recebi 80', 'da unha da Carla, ontem à noite', 'Unha da Carla', '2026-11-29'],
  ['gastei 44', 'ração pro gato', 'Ração pro gato', '2026-11-30'],
])('%s, %s: is named, and of the day that is told with it', (first, answer, name, date) => {
  const conversation = begin({ today })
  take(conversation, first)
  take(conversation, answer)
  expect(conversation.world.entries).toHaveLength(1)
  expect(conversation.world.entries[0]).toMatchObject({ description: name, date })
})

it('is no name, what is still to come', () => {
  const { books } = booksAfter(today, ['gastei 44', 'amanhã te falo'])
  expect(books).toEqual(['-44 Gasto'])
})
