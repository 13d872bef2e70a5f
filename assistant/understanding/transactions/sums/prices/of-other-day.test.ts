import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  [
    'sexta fiz unha 45 sobrancelha 30 e sabado pizza com as meninas minha parte 28',
    ['-28 Pizza com as meninas', '-30 Sobrancelha', '-45 Unha'],
  ],
  ['sábado açougue 60 e domingo churrasco minha parte 25', ['-25 Churrasco', '-60 Açougue']],
  ['churrasco 300 sábado minha parte 50', ['-50 Churrasco']],
  ['gás 120 ontem, minha parte foi 60', ['-60 Gás']],
])('a part of what stands behind its own day: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
