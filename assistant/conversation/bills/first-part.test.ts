import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('what is paid in parts of which the first is still to come', () => {
  it.each([
    ['o c6 parcelei a fatura em 10x de 268,40, primeira dia 20 de dezembro', '2026-12-20', 10],
    [
      'parcelei um fone 180 em 3x no cartao da minha tia, pago 60 pra ela todo dia 5',
      '2026-12-05',
      3,
    ],
    ['geladeira 2.400 em 12x de 200, a primeira só em janeiro', '2027-01-27', 12],
    ['curso de inglês 6x de 180 a partir de janeiro', '2027-01-27', 6],
    ['notebook em 10x de 320, 1ª parcela 05/01/2027', '2027-01-05', 10],
    ['pneus 800 em 4x no boleto, o primeiro vence em 20/12', '2026-12-20', 4],
    ['máquina de lavar 12x de 150 com a primeira pra 30 dias', '2026-12-27', 12],
    ['matrícula 3 vezes de 400, todo dia 10, começa mês que vem', '2026-12-10', 3],
  ])('is kept from then on in %s', (text, next, instalments) => {
    const { bills, entries } = after(text)
    expect(entries).toEqual([])
    expect(bills.map((one) => one.nextDate.toString())).toEqual([next])
    expect(bills).toMatchObject([{ instalments, instalmentsPaid: 0 }])
  })

  it.each([
    'tênis 300 em 3x',
    'seguro do carro em 12x de 231,40, primeira hoje',
    'comprei um rádio dia 5, 600 em 6x',
    'comprei a primeira geladeira da casa nova em 10x de 230',
    'paguei a primeira de 10x de 89,90 do colchão',
  ])('has its first written in %s', (text) => {
    const { bills, entries } = after(text)
    expect(entries).toHaveLength(1)
    expect(bills).toMatchObject([{ instalmentsPaid: 1 }])
  })

  it('leaves what was paid beside to a yes, and its total out', () => {
    const text =
      'Hoje fechamos com o buffet! Total 14.800, demos 2.000 de entrada e o resto em 8 parcelas de 1.600 todo dia 12 começando em janeiro'
    const { bills, entries } = after(text, 'sim')
    expect(bills.map((one) => one.nextDate.toString())).toEqual(['2027-01-12'])
    expect(entries).toMatchObject([{ amountCents: 200_000 }])
  })
})
