import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  [
    'Valeu Lya. Amanhã tenho que pagar o curso, 389, e o conselho vence dia 30, 415. Não me deixa esquecer',
    ['Conselho 415 30/11 x1', 'Curso 389 27/11 x1'],
  ],
  [
    'amanhã preciso pagar a natação, 180, e dia 3 tem o IPVA, 640. me lembra',
    ['IPVA 640 03/12 x1', 'Natação 180 27/11 x1'],
  ],
  ['pra eu não esquecer: luz 140 dia 5 e net 99 dia 12', ['Luz 140 05/12 x1', 'Net 99 12/12 x1']],
  [
    'Pago 55 de internet dia 5 e 600 de aluguel dia 10. Bota aí pra eu não esquecer',
    ['Aluguel 600 10/12', 'Internet 55 05/12'],
  ],
  [
    'agora o aluguel, 1450, pago sempre dia 5, e o condomínio 380 vai junto',
    ['Aluguel 1450 05/12', 'Condomínio 380 05/12'],
  ],
  ['internet 99 todo dia 15 e a tv 60 junto no mesmo dia', ['Internet 99 15/12', 'Tv 60 15/12']],
])('keeps both of what is told together: %s', (text, bills) => {
  expect(booksAfter(today, [text])).toMatchObject({ books: [], bills })
})

it('offers both, and asks for no third of the same name', () => {
  const offered = booksAfter(today, [
    'tem a netflix 44,90 dia 12 e o spotify 23,90 dia 3, o dudu que usa mas eu que pago',
  ])
  expect(offered.reply).toContain('Netflix: R$ 44,90, dia 12')
  expect(offered.reply).toContain('Spotify: R$ 23,90, dia 3')
  const kept = booksAfter(today, [
    'a escola dos três, 800 por mês, vence dia 5. E a van 450 dia 10',
  ])
  expect(kept.bills).toEqual(['Escola 800 05/12', 'Van 450 10/12'])
  expect(kept.reply).not.toContain('quanto')
})

it('leaves what was paid on those days', () => {
  const { books, bills } = booksAfter(today, [
    'paguei 55 de internet dia 5 e 600 de aluguel dia 10',
  ])
  expect(books).toEqual(['-55 Internet', '-600 Aluguel'])
  expect(bills).toEqual([])
})
