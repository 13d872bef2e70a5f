import { describe, expect, it, test } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The entries and the bills that stand there when all of it was said. */
function standing(...said: string[]) {
  const { books, bills } = booksAfter(today, said)
  return [...books, ...bills]
}

describe('a bill that is paid beside a purchase', () => {
  const made = 'água da embasa 58 todo dia 12'

  it.each([
    'paguei a embasa hoje 58 e comprei um jaleco de 65',
    'comprei um jaleco de 65 e paguei 58 da embasa',
    'PAGUEI A EMBASA 58 E UM JALECO 65',
  ])('%s', (text) => {
    expect(standing(made, text)).toEqual([
      '-58 Água da embasa',
      '-65 Jaleco',
      'Água da embasa 58 12/01',
    ])
  })

  test('in parts', () => {
    const said = [made, 'paguei a embasa 58 e comprei um jaleco de 65 parcelado de duas vezes']
    expect(standing(...said)).toEqual([
      '-32.5 Jaleco',
      '-58 Água da embasa',
      'Jaleco 32.5 30/12 x1',
      'Água da embasa 58 12/01',
    ])
  })

  test('without its sum', () => {
    const said = ['mensalidade da faculdade 800 todo dia 5', 'almocei 25 e a faculdade tá paga já']
    expect(standing(...said)).toEqual([
      '-25 Almoço',
      '-800 Mensalidade da faculdade',
      'Mensalidade da faculdade 800 05/01',
    ])
  })

  test('of another sum it is written by itself', () => {
    expect(standing(made, 'paguei 20 na embasa e comprei pão 8')).toEqual([
      '-20 Embasa',
      '-8 Pão',
      'Água da embasa 58 12/12',
    ])
  })
})

describe('a bill that stands there is told once more', () => {
  const made = 'aluguel do salão 450 todo dia 5'

  it.each(['aff. aluguel do salão 450 dia 5', 'aluguel do salão é todo mês, dia 5'])(
    '%s',
    (text) => {
      expect(standing(made, text)).toEqual(['Aluguel do salão 450 05/12'])
    },
  )

  test('as paid', () => {
    expect(standing(made, 'paguei o aluguel do salão 450 dia 5')).toEqual([
      '-450 Aluguel do salão',
      'Aluguel do salão 450 05/12',
    ])
  })
})

describe('what is taken up again by a mark', () => {
  it.each([
    ['blz, mas e o aluguel do apê? 450 todo dia 5 minha parte', ['Aluguel do apê 450 05/12']],
    ['e a padaria? 12', ['-12 Padaria']],
    ['mas e a cervejada? 45 ontem', ['-45 Cervejada']],
    ['e o dentista? 200 ontem, e a farmácia? 30', ['-200 Dentista', '-30 Farmácia']],
    ['e o mercado? 50 ou 60?', []],
    ['e o mercado? quanto gastei? 50?', []],
  ])('%s', (text, all) => {
    expect(standing(text)).toEqual(all)
  })
})

describe('a bill that is given up with a reason', () => {
  it.each([
    'cancela a smart fit q eu sou instrutor la e agora vou ter de graça kkk',
    'cancela a smart fit porque hoje eu treino em casa',
  ])('%s', (text) => {
    expect(standing('smart fit 129,90 todo dia 10', text)).toEqual([])
  })

  test('but for one time', () => {
    const said = ['smart fit 129,90 todo dia 10', 'não pago mais a smart fit esse mês']
    expect(standing(...said)).toEqual(['Smart fit 129.9 10/12'])
  })
})

test('a figure that is denied behind it takes no place', () => {
  expect(standing('paguei 890 do carro', '14 reais não, 890')).toEqual(['-890 Carro'])
  expect(standing('paguei 890 do carro', '890 não, 980')).toEqual(['-980 Carro'])
})
