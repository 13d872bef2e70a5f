import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | '))

describe('a part that leans on another is heard by itself', () => {
  it.each([
    ['condomínio 310 todo dia 9 e internet 95 no mesmo dia', 'Condomínio 310', 'Internet 95'],
    ['parcela do carro, 610 dia 9, faltam 14 ainda, e o seguro 95 no msm dia', 'carro', 'Seguro'],
  ])('%s', (told, ...bills) => {
    const after9 = after(told).bills
    expect(after9).toHaveLength(2)
    for (const one of bills) expect(after9.join()).toContain(one)
    expect(after9.every((one) => one.includes(' 09/12'))).toBe(true)
  })

  it('leaves what was paid on one day', () => {
    const { books, bills } = after('mercado 70 e feira 25 no mesmo dia')
    expect(books).toEqual(['-25 Feira', '-70 Mercado'])
    expect(bills).toEqual([])
  })
})

it('calls a goal by its thing, and not by what points at it', () => {
  expect(after('faz uma meta disso, viagem bahia 1800 até julho').reply).toContain('Viagem bahia')
  expect(after('meta disso: não gastar 500').reply).not.toContain('Meta criada')
})

describe('pay of which a part is told', () => {
  it('is what was left of it, and somebody else’s is spoken of', () => {
    expect(after('descontaram 280 do consignado, na mão só veio 1.904').books).toEqual([
      '+1904 Salário líquido',
    ])
    const both = after('salário de 9.200, 2.100 do meu marido')
    expect(both.books).toEqual(['+9200 Salário'])
    expect(both.reply).toContain('R$ 2.100,00')
  })

  it('is waited for where it is a pension of the dead, and is a bill where it is paid', () => {
    const had = after('E tenho a pensão do falecido, mais 1.100, no dia 1º')
    expect(had.reply).toContain('me avisa quando cair')
    expect(after('tenho a pensão da minha filha, 300, no dia 5').reply).toContain('para pagar')
  })
})

it('leaves a bill beside an entry to be paid', () => {
  const { books, reply } = after('vacina 41 hoje, e a conta de gás é 83 pro dia 9')
  expect(books).toEqual(['-41 Vacina'])
  expect(reply).toContain('Para pagar em 09/12: Conta de gás, R$ 83,00')
})
