import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  [
    ['deu 87 de gorjeta', 'janta 45'],
    'nao pô os 45 é gorjeta tbm, da janta',
    ['+45 Gorjeta (janta)', '+87 Gorjeta'],
  ],
  [['janta 45'], 'esses 45 também é gorjeta que recebi', ['+45 Gorjeta (janta)']],
  [['gastei 30 de gorjeta'], 'gorjeta é o que eu GANHO, não gasto. arruma isso', ['+30 Gorjeta']],
  [['gastei 30 de gorjeta'], 'gorjeta não é gasto', ['+30 Gorjeta']],
  [['janta 45'], 'os 45 foi gorjeta', ['-45 Gorjeta']],
  [['janta 45'], 'dei 5 de gorjeta também', ['-45 Janta', '-5 Gorjeta']],
] as const)('%s, %s', (told, text, books) => {
  expect(booksAfter(today, [...told, text]).books).toEqual(books)
})
