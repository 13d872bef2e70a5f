import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const billsOf = (...said: string[]) => booksAfter(today, said).bills

describe('a bill that is known by its day', () => {
  const before = ['cartão da loja 340 todo dia 12', 'aluguel 900 todo dia 5']

  it.each([
    'o do dia 12 foi pra 365, o rapaz da loja errou a conta',
    'é a conta da loja do dia 12, tava 340 e virou 365. ainda nao paguei',
    'vixe. muda 365 dia 12',
    'o boleto do dia 12 era 340, veio 365',
    'o que vence dia 12 agora é 365',
    'a conta do dia 12 subiu pra 365',
  ])('comes to the new sum: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.bills).toEqual(['Aluguel 900 05/12', expect.stringMatching(/loja 365 12\/12/i)])
    expect(told.books).toEqual([])
  })

  it.each([
    ['luz 90 dia 12', ['-90 Luz']],
    ['o almoço do dia 12 foi 30', ['-30 Almoço']],
  ])('leaves another thing of that day alone: %s', (text, books) => {
    const told = booksAfter(today, [...before, text])
    expect(told.books).toEqual(books)
    expect(told.bills).toContainEqual(expect.stringContaining('340 12/12'))
  })
})

describe('a thing that is not called so', () => {
  it.each([
    [
      'muda 340 todo dia 12',
      'muda não, é o cartão da loja de material',
      'Cartão da loja de material',
    ],
    ['escola 340 todo dia 12', 'escola não, é a faculdade da Júlia', 'Faculdade da Júlia'],
    ['escola 340 todo dia 12', 'escola não é o nome, o nome é creche', 'Creche'],
  ])('is renamed as a bill: %s, %s', (first, text, name) => {
    expect(billsOf(first, text)).toEqual([`${name} 340 12/12`])
  })

  it('is renamed as a purchase in parts, both of what stands there', () => {
    const told = booksAfter(today, [
      'anota apaga 640 parcelado em 2 vezes no cartão',
      'apaga não é o nome, o nome é adubo',
    ])
    expect(told.books).toEqual(['-320 Adubo'])
    expect(told.bills).toEqual(['Adubo 320 30/12 x1'])
  })

  it('takes no order for a name', () => {
    const [bill] = billsOf('tem a conta do cartão da loja dia 12, 340, todo mes muda o valor')
    expect(bill).toContain('Loja')
  })
})

describe('one of two bills that is to stay', () => {
  it.each([
    'cancela o remédio, esse não existe, só o adubo',
    'cancela o remédio, só o adubo que fica',
  ])('stays: %s', (text) => {
    const before = ['adubo 320 todo dia 10', 'remédio 300 todo dia 12']
    expect(billsOf(...before, text)).toEqual(['Adubo 320 10/12'])
  })
})
