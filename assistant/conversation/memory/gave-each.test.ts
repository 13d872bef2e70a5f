import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said)

describe('what each of the others gave', () => {
  it.each([
    ['paguei o uber de 60, éramos 3', 'cada um me deu 20', '+40'],
    ['paguei o uber de 60, éramos 4', 'e cada uma já me pagou 15', '+45'],
  ])('comes in from all but the writer: %s, %s', (paid, gave, want) => {
    expect(after([paid, gave]).books).toContainEqual(expect.stringContaining(`${want} `))
  })

  it('is asked for where nobody told how many they are', () => {
    const said = ['paguei o uber de 60 pras amigas', 'cada uma me deu 20']
    expect(after(said).reply).toContain('quantas pessoas')
    expect(after(said).books).toEqual(['-60 Uber'])
    expect(after([...said, '3']).books).toContainEqual(expect.stringContaining('+60 '))
  })
})
