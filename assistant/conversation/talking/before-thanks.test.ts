import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'Por gentileza, coloque em Moradia. Muito obrigada e boa noite, querida.',
  'Põe ela na moradia, fazendo favor. Deus lhe pague e uma boa noite',
  'é moradia pfv. vlw boa noite',
])('what is ordered before thanks is done: %s', (text) => {
  const conversation = begin({ today })
  for (const said of ['paguei a prestação, 3287,15', text]) take(conversation, said)
  expect(conversation.world.entries[0]?.categoryId).toBe('despesa:Moradia')
})

it.each(['era isso, obrigado e boa noite', 'boa noite, obrigada por tudo', 'valeu!'])(
  'thanks alone are answered: %s',
  (text) => {
    const { books, reply } = booksAfter(today, ['prestação 300', text])
    expect(books).toEqual(['-300 Prestação'])
    expect(reply).toContain('Por nada')
  },
)

it('the boy is named by what he is called', () => {
  const said = [
    'dei 20 pro guri que me ajuda na feira',
    'mercado 50',
    'o do guri foi sabado, nao hj',
  ]
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const dates = conversation.world.entries.map(({ amountCents, date }) => `${amountCents} ${date}`)
  expect(dates.toSorted()).toEqual(['2000 2026-11-28', '5000 2026-11-30'])
})
