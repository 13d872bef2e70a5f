import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const sold = 'vendi um armário por 900'

describe('what came in stays whole', () => {
  it.each([
    'dos 900 só tenho 250 agora',
    'dos 900 só 300 sobraram',
    'sobrou só 300, os outros 600 foram no aluguel',
    'a Lia me passou 700, o resto 200 é do outro pedido dela na sexta',
    'dos 900 só restaram 100 depois das contas',
  ])('where what became of it is told: %s', (said) => {
    expect(booksAfter(today, [sold, said]).books).toContain('+900 Armário')
  })

  it.each([
    ['dos 900 recebi só 650', '+650 Armário'],
    ['a Lia me passou 700, o resto 200 na sexta', '+700 Armário'],
    ['recebi 700 e os outros 200 só no fim do mês', '+700 Armário'],
  ])('and not where part of it came: %s', (said, expected) => {
    expect(booksAfter(today, [sold, said]).books).toEqual([expected])
  })
})

describe('no rest is to come', () => {
  it.each([
    ['recebi 500 hoje, falta pagar 120 do gás dia 10', []],
    ['peguei 60 de carne, o resto 15 na entrega', ['-15 Entrega', '-60 Carne']],
    ['caiu 200 do freela e 90 na entrega da torta', ['+200 Freela', '+90 Entrega da torta']],
  ])('of another thing, or of what is paid: %s', (said, expected) => {
    const after = booksAfter(today, [said])
    expect(after.books.toSorted()).toEqual(expected)
    expect(after.reply).not.toContain('para receber')
  })
})

describe('nothing is to come back', () => {
  it.each(['isso vai devolver minha paz', 'o táxi vai devolver minha vida'])('by %s', (said) => {
    const after = booksAfter(today, ['táxi 20', said])
    expect(after.books).toEqual(['-20 Táxi'])
    expect(after.reply).not.toContain('para receber')
  })
})
