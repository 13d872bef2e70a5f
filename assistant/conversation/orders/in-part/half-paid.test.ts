import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said)

describe('who was served', () => {
  it.each([
    ['Atendi a Rose, 40', ['+40 Atendimento da Rose']],
    ['hj atendi 3, duas a 35 e uma a 60', ['+60 Atendimento', '+70 Atendimento']],
    ['atendi 4 clientes hoje, 50 cada', ['+200 Atendimento de 4 clientes']],
    ['fiz 3 cortes, dois a 35 e um a 60', ['+60 Cortes', '+70 Cortes']],
  ])('names what came in by %s', (text, want) => expect(after([text]).books).toEqual(want))

  it.each([
    [
      'hj atendi 3, duas a 35 e uma a 60',
      'a de 60 pagou metade',
      'a cliente da metade pagou o resto',
      30,
    ],
    ['fiz 3 cortes, dois a 35 e um a 60', 'o de 60 pagou só metade', 'ele pagou o resto', 30],
    ['unha da Paula: recebi 30', 'a Paula pagou só metade', 'a Paula pagou o resto', 15],
    ['vendi a bike por 800', 'ele pagou metade e o resto na sexta', 'ele pagou o resto', 400],
  ])('paid the half: %s, %s, %s', (sold, half, rest, reais) => {
    const whole = after([sold]).books
    const { books, reply } = after([sold, half])
    expect(books).toHaveLength(whole.length)
    expect(books.some((one) => one.startsWith(`+${reais} `))).toBe(true)
    expect(reply).toContain(`R$ ${reais},00 para receber`)
    const all = after([sold, half, rest]).books
    expect(all.filter((one) => one.startsWith(`+${reais} `))).toHaveLength(2)
  })

  it.each([
    ['recebi 60 da Bia', 'paguei metade da conta, 20'],
    ['vendi um bolo de 80', 'a de 60 pagou metade'],
  ])('mends nothing else: %s, %s', (told, text) => {
    const [first] = after([told]).books
    expect(after([told, text]).books).toContain(first)
  })
})

it.each([
  [['fiz 2 pé e mão a 55', 'uma delas pagou só 40'], '+95 Pé e mão', 15],
  [['fiz 3 escovas a 40', 'a última só pagou 30'], '+110 Escovas', 10],
])('what one of several paid: %j', (said, stands, left) => {
  const { books, reply } = after(said)
  expect(books).toEqual([stands])
  expect(reply).toContain(`R$ ${left},00 para receber`)
  expect(after([...said, 'ela pagou o resto']).books).toHaveLength(2)
})

it('takes what another paid for what it is, where nothing was sold so', () => {
  expect(after(['vendi a bike por 800', 'a Bia pagou só 40']).books).toContain('+40 Bia')
})
