import { expect, it } from 'vitest'
import '#index.ts'
import { allBooks } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-03-11')
const rows = allBooks().flatMap(({ name, book }) =>
  book.rows.map((row) => ({ name, book, say: row.say, means: row.means, like: row.like })),
)

it('every row is found in its own example, with its own meaning', () => {
  const missed = rows.filter(({ book, means, like }) => {
    const found = book.findEvery(readMessage(like, today))
    return !found.some((one) => one.means === means)
  })
  expect(missed.map(({ name, say, like }) => `${name}: '${say}' is not in '${like}'`)).toEqual([])
})
