import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | '))

describe('a part of another kind is not dropped', () => {
  it.each([
    ['entrou meu salário, 3.900. a Dora recebeu 2.150', '+3900 Salário', '2.150,00'],
    ['gastei 38 na feira. luz 91 vence dia 9, gás 60 vence dia 14', '-38 Feira', '91,00', '60,00'],
    ['luz 91 vence dia 9, gás 60 vence dia 14. gastei 38 na feira', '-38 Feira', '91,00', '60,00'],
    ['o gás veio 93 reais, vence dia 9. A vacina custou 41 hoje', '-41 Vacina', '93,00'],
    ['recebi 640 do bico e paguei 55 do celular. devo 120 pro Nei', '+640', '-55', '120,00'],
  ])('%s', (told, ...expected) => {
    const { books, reply } = after(told)
    const all = `${books.join('; ')} ${reply}`
    for (const one of expected) expect(all).toContain(one)
  })

  it('keeps a bill beside what was paid, and puts into the goal beside what came', () => {
    const bill = after('aluguel 650 pago, e a água vence todo dia 15, 48 reais')
    expect(bill).toMatchObject({ books: ['-650 Aluguel'], bills: ['Água 48 15/12'] })
    const goal = after('meta obra 5000 | recebi 700 de um bico, guardei 250 na obra e gasolina 40')
    expect(goal.books).toEqual(['+700 Bico', '-40 Gasolina'])
    expect(goal.reply).toContain('Guardei R$ 250,00 em Obra')
  })
})

describe('what explains another sum is no part of its own', () => {
  it.each([
    'tênis 279, era 399',
    'freela 1100 bruto, com o desconto caiu 1045',
    'mercado 120, semana passada foi 150',
    'almoço 35, o VR tem 400 ainda',
    'gastei 180, ops, 108 no sushi',
    'lavei o carro 40, dei uma nota de 50',
  ])('%s', (told) => {
    const { books, reply } = after(told)
    expect(books).toHaveLength(1)
    expect(reply).not.toContain('Vi R$')
  })
})
