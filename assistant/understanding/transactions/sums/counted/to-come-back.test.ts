import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: readonly string[]) => booksAfter(today, said)

it.each([
  ['comprei o presente 140, meu irmão vai dar metade', ['-140 Presente'], '70,00'],
  ['pizza 80, a Ju vai pagar metade', ['-80 Pizza'], '40,00'],
  ['uber 30 e a Ana vai me passar metade', ['-30 Uber'], '15,00'],
  ['mercado 200, metade minha mãe vai pagar', ['-200 Mercado'], '100,00'],
  ['Pediatra 350, o convênio vai reembolsar 200 depois', ['-350 Pediatra'], '200,00'],
  ['remédio 120, minha irmã vai me dar 60', ['-120 Remédio'], '60,00'],
  ['almoço 45 a empresa vai reembolsar', ['-45 Almoço'], '45,00'],
  ['uber 32 e almoço 40, a empresa reembolsa', ['-32 Uber', '-40 Almoço'], '72,00'],
  ['tinta 420 e rolo 38 por conta do cliente, ele vai devolver', ['-38 Rolo', '-420 Tinta'], '458'],
  [
    'paguei 300 no mercado, sendo 100 do meu pai que vai me pagar depois',
    ['-300 Mercado'],
    '100,00',
  ],
])('%s: all of it went out, and what comes back is remembered', (told, books, back) => {
  expect(after(told).books).toEqual(books)
  expect(after(told).reply).toContain(`Ainda faltam R$ ${back}`)
})

it('comes in once it is back', () => {
  const pizza = 'pizza 80, a Ju vai pagar metade'
  expect(after(pizza, 'mercado 50', 'a Ju me pagou a pizza').books.join()).toContain('+40 ')
})

it.each([
  ['mercado 200, sendo 50 da vizinha', ['-150 Mercado']],
  ['farmácia 120, sendo 40 da vó', ['-80 Farmácia']],
  ['mercado 200, sendo 60 da ração da Mel', ['-140 Mercado', '-60 Ração da Mel']],
  ['paguei a pizza 80, a Ju pagou metade', ['-40 Pizza']],
  ['vendi um bolo 80, ela vai pagar metade amanhã', []],
])('%s: nothing is to come back', (told, books) => {
  expect(after(told).books).toEqual(books)
  expect(after(told).reply).not.toContain('Ainda faltam')
})
