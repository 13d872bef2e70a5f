import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['paguei o guri 60 e o ponto da barraca 45', ['-45 Ponto da barraca', '-60 Guri']],
  ['paguei o rapaz 60 e o gelo 12', ['-12 Gelo', '-60 Rapaz']],
  ['dei 60 pro guri e 45 pro ponto', ['-45 Ponto', '-60 Guri']],
  ['rapaz, a luz foi 45', ['-45 Luz']],
  ['almocei fiado na dona neide 20', ['-20 Almoço (fiado na dona neide)']],
  ['jantei fiado no seu Zé 30', ['-30 Jantar (fiado no seu Zé)']],
  ['almocei na dona neide 20', ['-20 Almoço']],
])('%s: who was paid and what was had are named', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
