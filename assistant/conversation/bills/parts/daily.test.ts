import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: readonly string[]) => booksAfter(today, said)

it.each([
  ['marmita 18 todo dia', '-18 Marmita'],
  ['almoço 25 todo dia', '-25 Almoço'],
  ['ônibus 9,60 todos os dias', '-9.6 Ônibus'],
  ['todo dia uma marmita de 18', '-18 Marmita'],
  ['marmita 18 todo dia útil', '-18 Marmita'],
])('%s: that of today is offered, and no bill is kept', (told, entry) => {
  expect(after(told).books).toEqual([])
  expect(after(told).reply).toContain('Posso anotar?')
  expect(after(told, 'sim').books).toEqual([entry])
})

it.each([
  'academia 90 todo dia 8',
  'aluguel 900 todo dia cinco',
  'academia 89,90 débito automático dia 8',
  'internet 99,90 cai no débito automático dia 15',
  'seguro do carro 210 cobrado automático dia 12',
  'spotify 21,90 dia 8 no débito automático',
])('%s: a bill of each month', (told) => {
  expect(after(told).reply).toContain('Está em Pagamentos')
})

it.each([
  ['luz 120 débito automático', ['-120 Luz']],
  ['paguei a luz 120 no débito automático dia 8', ['-120 Luz']],
  ['comprei marmita 18, todo dia isso', ['-18 Marmita']],
])('%s: paid', (told, books) => {
  expect(after(told).books).toEqual(books)
})

it('gives a bill up that was just kept', () => {
  const { reply } = after('academia 89,90 débito automático dia 8', 'cancelei a academia')
  expect(reply).toContain('Excluí o pagamento Academia')
})
