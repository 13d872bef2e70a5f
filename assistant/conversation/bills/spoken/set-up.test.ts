import { describe, expect, it, test } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The entries and the bills that stand there when all of it was said. */
function standing(...said: string[]) {
  const { books, bills } = booksAfter(today, said)
  return [...books, ...bills]
}

describe('what was paid and comes again, with another bill beside it', () => {
  it.each([
    'o aluguel é todo dia 26 viu, deixa como conta do mês pra você me lembrar. e o condomínio é 420 todo dia 10',
    'o aluguel vence todo dia 26 e o condomínio é 420 todo dia 10',
    'O aluguel é todo dia 26, DEIXA FIXO. E tem o condomínio 420 dia 10',
  ])('%s', (text) => {
    expect(standing('paguei o aluguel, 1.350', text)).toEqual([
      '-1350 Aluguel',
      'Aluguel 1350 26/12',
      'Condomínio 420 10/12',
    ])
  })
})

describe('a bill right behind that bills are to be kept', () => {
  it.each([
    'cadastra as contas do salão',
    'quero cadastrar minhas contas',
    'bota minhas contas fixas aí',
    'como cadastro uma conta?',
  ])('%s', (text) => {
    expect(standing(text, 'aff. aluguel 450 dia 5')).toEqual(['Aluguel 450 05/12'])
  })

  test('is none where it was paid', () => {
    expect(standing('cadastra as contas', 'paguei o mercado 50')).toEqual(['-50 Mercado'])
  })
})

describe('one day before two bills', () => {
  it.each([
    'ufa, isso. amanhã vence a internet 119,90 e o plano 684, anota pra pagar todo mês',
    'amanha vencem a internet 119,90 e o plano 684, é todo mês',
    'vence amanhã a internet 119,90 e o plano 684, todo mês',
  ])('%s', (text) => {
    expect(standing(text)).toEqual(['Internet 119.9 01/12', 'Plano 684 01/12'])
  })

  test('of the week', () => {
    const { reply } = booksAfter(today, ['sexta vencem a luz 140 e o boleto da moto 410'])
    expect(reply).toContain('• Luz: R$ 140,00, 04/12\n• Moto: R$ 410,00, 04/12')
  })

  test('is no day of an entry beside it', () => {
    const said = ['amanhã vence a internet 119,90 e gastei 50 no mercado']
    expect(standing(...said)).toEqual(['-50 Mercado'])
  })
})

it.each([
  'ah e tem o aluguel 950 que é todo dia 5, mas esse quem paga é minha esposa metade, então bota 475',
  'aluguel 950 todo dia 5, minha esposa paga a metade, põe 475',
  'o aluguel é 950 todo dia 5 mas divido com o vizinho, anota só 475',
])('the part that is to be kept: %s', (text) => {
  expect(standing(text)).toEqual(['Aluguel 475 05/12'])
})

describe('several bills that come again', () => {
  const both = ['Condomínio 640 10/12', 'Natação 165 12/12']
  const asked = 'me lembra do condomínio 640 dia 10 e da natação 165 dia 12'

  test('are to be paid once at first', () => {
    expect(standing(asked)).toEqual(both.map((one) => `${one} x1`))
  })

  it.each([
    'o condomínio e a natação são todo mês, viu?',
    'o condomínio e a natação são mensais',
    'todo mês esses dois tá',
  ])('%s', (text) => {
    expect(standing(asked, text)).toEqual(both)
  })
})

describe('how often a bill comes, asked', () => {
  test.each([
    ['luz 140 todo dia 8', 'e a luz, ficou mensal também?', 'Luz, R$ 140,00: sim, todo dia 8.'],
    ['luz 140 todo dia 8', 'a luz é todo mês?', 'Luz, R$ 140,00: sim, todo dia 8.'],
    [
      'me lembra da luz 140 dia 8 e da água 60 dia 12',
      'A LUZ FICOU FIXA?',
      'Luz, R$ 140,00: por enquanto só uma vez, em 08/12.',
    ],
  ])('%s, %s', (made, text, reply) => {
    expect(booksAfter(today, [made, text]).reply).toContain(reply)
  })
})
