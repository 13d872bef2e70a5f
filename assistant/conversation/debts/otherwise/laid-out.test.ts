import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  [
    '28 da marmita de uma colega que tava sem dinheiro, ela me paga amanhã',
    ['-28 Marmita de uma colega'],
  ],
  [
    'paguei a passagem do meu sobrinho, 90, semana que vem ele me acerta',
    ['-90 Passagem do meu sobrinho'],
  ],
  ['amanhã minha cunhada tem que me pagar 75 que eu gastei na farmácia pra ela', ['-75 Farmácia']],
  ['35 do bolo da Rita, ela me paga amanhã', []],
  ['a Bia vai me pagar 90 da faxina amanhã', []],
  ['emprestei 50 pro Zé, ele me paga sexta', ['-50 Empréstimo pro Zé']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
