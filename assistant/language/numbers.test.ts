import { describe, expect, it } from 'vitest'
import { findAmounts } from '#language/amounts.ts'
import { readFigures } from '#language/digits.ts'
import { findNumbers } from '#language/numbers.ts'
import { tokenise } from '#language/tokens.ts'

function centsIn(text: string): number[] {
  return findAmounts(tokenise(text), []).amounts.map((one) => one.valueCents)
}

describe('figures', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1.500', 150_000],
    ['12.50', 1250],
    ['48,9', 4890],
    ['1.234.567,89', 123_456_789],
    ['1,234.56', 123_456],
    ['0,99', 99],
    ['1.690.00', 169_000],
    ['12.250.90', 1_225_090],
  ])('reads %s', (text, hundredths) => {
    expect(readFigures(text)?.hundredths).toBe(hundredths)
  })

  it.each(['6,799', '1.2.3', '12.34.56', '123.456.789.00', '1.690.0', '1234567890123456'])(
    'refuses %s',
    (text) => {
      expect(readFigures(text)).toBeNull()
    },
  )
})

describe('amounts', () => {
  it.each([
    ['mil e duzentos', 120_000],
    ['cinquenta e dois e noventa', 5290],
    ['duzentos e trinta e nove e noventa', 23_990],
    ['dois mil trezentos e quarenta reais', 234_000],
    ['trinta e sete vírgula oitenta', 3780],
    ['sete vírgula zero cinco', 705],
    ['três e meio', 350],
    ['um milhão e meio', 150_000_000],
    ['2 mil e 500', 250_000],
    ['2 mil e quinhentos', 250_000],
    ['1,5k', 150_000],
    ['8 mil', 800_000],
    ['R$ 50', 5000],
    ['R$52,90', 5290],
    ['50 conto', 5000],
    ['50reais', 5000],
    ['30 pila', 3000],
    ['doze reais e cinquenta centavos', 1250],
    ['doze reais e cinquenta', 1250],
    ['lotérica 15,00 mega da virada', 1500],
    ['noventa e nove centavos', 99],
    ['cinquentinha', 5000],
    ['duzentão', 20_000],
    ['dezenove noventa', 1990],
    ['52 e 90 no mercado', 5290],
    ['a água foi 67 e 12', 6712],
    ['diesel a 6 e 20 o litro', 620],
    ['abasteci 300 litros a 6 e 05 lá no ipiranga', 605],
    ['coloquei 20 litros de gasolina a 6 e 09', 609],
    ['o remédio da pressão 32 e 90 e a fralda', 3290],
    ['novelo a 13 e 90 cada', 1390],
    ['paguei a internet 139 87', 13_987],
    ['vermífugo 47 com oitenta', 4780],
    ['pastel 6 e meio', 650],
    ['1 conto e 20 num geladinho', 120],
    ['faturei 2 mil e 90 na barraca', 209_000],
    ['lance aí 93 e 20 da areia do gato', 9320],
  ])('reads %s', (text, expected) => {
    expect(centsIn(text)).toEqual([expected])
  })

  it.each([
    '500mg',
    '20 litros',
    '40 anos',
    'iphone 15',
    'apartamento 302',
    'às 14',
    '14h30',
    '14:30',
    '3 a 1',
    '2x1',
    '4,5%',
    '11 98765-4321',
    'dois cafés',
    '4 passagens',
    'meia dúzia',
    'ps5',
  ])('sees no money in %s', (text) => {
    expect(centsIn(text)).toEqual([])
  })

  it('keeps two amounts apart where the second has its own thing', () => {
    expect(centsIn('30 reais e 20 de uber')).toEqual([3000, 2000])
  })

  it('takes 99 for the ride app beside another number, and for money alone', () => {
    expect(centsIn('99 23,40')).toEqual([2340])
    expect(centsIn('gastei 99 no posto')).toEqual([9900])
  })

  it('marks a negative figure and foreign money', () => {
    const { amounts } = findAmounts(tokenise('-50 e 30 dólares e 2 milhões de ienes'), [])
    expect(amounts.map((one) => [one.isNegative, one.isForeign])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
  })
})

describe('numbers', () => {
  it.each([
    ['zero', [0]],
    ['menos mil e três', [-100_300]],
    ['- 1.200', [-120_000]],
    ['19 menos 3', [1900, 300]],
    ['13-15', [1300, 1500]],
    ['duas dúzias e meia dúzia', [2400, 600]],
    ['hum mil e três', [100_300]],
    ['um vírgula três cinco', [135]],
    ['52 vírgula 9', [5290]],
    ['um quatrilhão', [1e17]],
    ['zero oito', [800]],
    ['cento vinte e cinco', [12_500]],
    ['gastei 50 no mercado e vinte no uber', [5000, 2000]],
    ['nada', []],
  ])('reads %s', (text, hundredths) => {
    expect(findNumbers(text)).toEqual(hundredths)
  })

  it('reads lots as money only with the name of the money', () => {
    expect(centsIn('meia dúzia de reais')).toEqual([600])
    expect(centsIn('duas dúzias de ovos 24')).toEqual([2400])
    expect(centsIn('um milhão de reais e dez centavos')).toEqual([100_000_010])
  })
})
