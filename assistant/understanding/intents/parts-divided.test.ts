import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (told: string) => booksAfter(today, [told])

it.each([
  ['sofá de 1.500, dividi em 10 de 165', '-165 Sofá', '10x de R$ 165,00'],
  ['dividi o sofá de 1.500 em 10 de 150', '-150 Sofá', '10x de R$ 150,00'],
  ['tv 2000 dividida em 12 de 190', '-190 Tv', '12x de R$ 190,00'],
  ['tv 2000 parcelada em 12 de 190', '-190 Tv', '12x de R$ 190,00'],
])('%s: bought in parts', (told, entry, parts) => {
  expect(after(told).books).toEqual([entry])
  expect(after(told).reply).toContain(parts)
  expect(after(told).reply).not.toContain('Posso anotar')
})

it.each([
  ['IPTU 6 parcelas de 78, a próxima vence dia 10', 'termina depois de 6 parcelas'],
  ['material escolar 4x de 90, próxima dia 10', 'termina depois de 4 parcelas'],
])('%s: a bill that ends', (told, end) => {
  expect(after(told).books).toEqual([])
  expect(after(told).reply).toContain(end)
})

it.each([
  ['pizza de 150, dividi em 10 pessoas', ['-15 Pizza']],
  ['dividi o presente de 120 em 3 com as meninas', ['-40 Presente']],
  ['consegui comprar o sofá por 800', ['-800 Sofá']],
  ['não consegui comprar o sofá por 800', []],
  ['será que consigo comprar o sofá por 800', []],
])('%s: %j', (told, books) => {
  expect(after(told).books).toEqual(books)
})
