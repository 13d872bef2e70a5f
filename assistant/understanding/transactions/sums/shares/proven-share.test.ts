import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['meu almoço ficou 25, a conta era 100 mas a gente tava em quatro', ['-25 Almoço']],
  ['paguei 40 da pizza (80 rachado em 2)', ['-40 Pizza']],
  ['paguei 35 do bar (total 140, éramos 4)', ['-35 Bar']],
  ['rachamos a pizza, 60 por 3, vintão pra cada, paguei o meu', ['-20 Pizza']],
  ['minha parte do bolo foi 25, deu 100 e éramos 4', ['-25 Bolo']],
  ['usei cupom de 15 no ifood, a pizza que era 60 me saiu por 45', ['-45 Pizza (ifood)']],
  ['paguei 30 do almoço e 90 do jantar pra 3 pessoas', ['-30 Almoço', '-90 Jantar pra 3 pessoas']],
  ['cachê 900 dividido em 3, fiquei com 300', ['+300 Cachê']],
])('writes the part that the other figures prove: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
