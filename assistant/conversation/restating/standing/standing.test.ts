import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What stands there after the messages, parted by bars. */
function booked(said: string): string {
  return booksAfter(today, said.split(' | ')).books.join('; ')
}

describe('the right sum of what stands there', () => {
  it.each([
    ['gás 120 | tá 120 anotado mas é 112', '-112 Gás'],
    ['luz 180 | mercado 240 | mercado: tá 240 aí mas é 204', '-180 Luz; -204 Mercado'],
    ['luz 180 | mercado 240 | é a luz, tá 180 e era 108', '-108 Luz; -240 Mercado'],
    ['almoço 50 | café 5 | o almoço q vc anotou 50 é 15', '-15 Almoço; -5 Café'],
    ['recebi 2400 da reforma | tá anotado 2400, mas só entrou 1200', '+1200 Reforma'],
    ['dentista 300 | pão 8 | o dentista tá com 300, é 330', '-330 Dentista; -8 Pão'],
    ['bolo 80 e bolo de cenoura 45 | o bolo de cenoura é 54', '-54 Bolo de cenoura; -80 Bolo'],
    ['cerveja 12 | mercado 90 | a cerveja foi 12 cada, e eram 3', '-36 Cerveja; -90 Mercado'],
    ['esmalte 6,50 | 6,50 foi cada um, eram 3', '-19.5 Esmalte'],
    ['2 cafés 10 | pão 8 | foi 3 cafés, não 2. deu 15', '-15 Cafés; -8 Pão'],
    ['eslastico 18 | foi 24 o eslastico', '-24 Eslastico'],
    ['almosso 15 | uber 20 | foi 18 o almoço, errei', '-18 Almosso; -20 Uber'],
    ['pão 8 | paguei o IPVA 900 | deu 945 por causa do atraso', '-8 Pão; -945 IPVA'],
  ])('takes the place of the wrong one: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })

  it.each([
    ['esmalte 6,50 | comprei 3 esmaltes a 6,50 cada', '-19.5 Esmaltes; -6.5 Esmalte'],
    ['aliança 640 | duas alianças, 640 cada', '-1280 Alianças; -640 Aliança'],
    ['pão 8 | o mercado tá 8 anotado mas é 9', '-8 Pão'],
    ['pão 8 | o bolo é 45', '-8 Pão'],
    ['luz 120 | vc anotou 120 na luz?', '-120 Luz'],
    ['gás 110 | o gás tá 120 agora', '-110 Gás'],
    ['gás 120 | o gás tá 120 e o botijão da vizinha 130', '-120 Gás'],
  ])('leaves what is another: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })

  it('is already there where it was mended before', () => {
    const said = ['frete 2400, recebi', 'corrige o frete pra 1200', 'tá 2400 anotado mas é 1200']
    expect(booksAfter(today, said).reply).toContain('Já estava assim: Frete')
  })

  it('is asked of what is only pointed at', () => {
    const { books, reply } = booksAfter(today, ['esmalte 6,50', 'é o esmalte que você anotou 6,50'])
    expect(books).toEqual(['-6.5 Esmalte'])
    expect(reply).toContain('O que eu corrijo')
  })
})

describe('one of several of nearly one name', () => {
  it.each([
    [
      'recebi 3200 do frete | frete de volta 2400, recebi | corrige o frete de volta pra 1200',
      '+1200 Frete de volta; +3200 Frete',
    ],
    [
      'uber 20 e uber do trabalho 35 | muda o uber do trabalho pra 53',
      '-20 Uber; -53 Uber do trabalho',
    ],
    ['água 30 | água com gás 6 | a água com gás foi 7', '-30 Água; -7 Água com gás'],
    [
      'frete de ida 32, recebi | frete de volta 24, recebi | corrige o frete pra 12 | o de volta',
      '+12 Frete de volta; +32 Frete de ida',
    ],
  ])('is the one that is named: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })

  it('is asked for by what there is to choose from', () => {
    const said = ['pizza 50', 'pizza 62', 'apaga a pizza']
    expect(booksAfter(today, said).reply).toBe('Qual deles: Pizza R$ 62,00 ou Pizza R$ 50,00?')
  })
})

describe('the other of two', () => {
  it.each([
    [
      'esmalte 6,50 e acetona 9,90 | esmalte 6,50 | apaga esse ultimo e muda o outro pra 19,50',
      '-19.5 Esmalte; -9.9 Acetona',
    ],
    ['uber 20 | uber 20 | tira um e o outro corrige pra 25', '-25 Uber'],
    ['uber 20 | uber 20 | corrige o outro pra 25', '-20 Uber; -25 Uber'],
    ['pão 8 | pão 8 | apaga um pão | o que ficou é 9', '-9 Pão'],
    ['esmalte 6,50 e acetona 9,90 | o esmalte q sobrou é 19,50', '-19.5 Esmalte; -9.9 Acetona'],
    ['mercado 50 | mercado 55 | tá duplicado, só vale o de 55', '-55 Mercado'],
    ['uber 20 | pão 3 | uber 22 | repetiu o uber, fica só o de 22', '-22 Uber; -3 Pão'],
  ])('is what is left or mended: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })

  it.each([
    ['pão 8 | pão 8 | o que sobrou é 200', '-8 Pão; -8 Pão'],
    ['pão 8 | o que sobrou foi 200', '-8 Pão'],
  ])('is not what is left of money: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })
})

describe('the other way', () => {
  it.each([
    ['uber 215, mercado 87 | muda uber pra entrada', '+215 Uber; -87 Mercado'],
    ['recebi 50 do mercado | muda pra saída', '-50 Mercado'],
    ['uber 120, gasolina 50, 99 30 | uber e 99 são ganhos', '+120 Uber; +30 99; -50 Gasolina'],
    ['gastei 150 com o Zé | foi o contrário, Zé que me pagou', '+150 Zé'],
    [
      'uber deu 215, 99 deu 87, gasolina 90 | nao po, uber e 99 é o q eu GANHEI',
      '+215 Uber; +87 99; -90 Gasolina',
    ],
    [
      'uber deu 215, 99 deu 87, gasolina 90 | 215 do uber e 87 da 99, tudo entrada',
      '+215 Uber; +87 99; -90 Gasolina',
    ],
    ['gastei 60 na feira e 90 no brechó | os dois são entrada', '+60 Feira; +90 Brechó'],
    ['paguei 50 pro João | foi ele que me pagou', '+50 João'],
    ['paguei 50 pro João | ela me pagou, é entrada! e os 12 também', '+12 João; +50 João'],
  ])('is of all that are named: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })

  it.each([
    ['uber 20, ifood 40 | uber e 99 hoje deu 50', '-20 Uber; -40 Ifood; -50 Uber e 99'],
    ['paguei 50 pra Ana | a Ana me pagou 30', '+30 Ana; -50 Ana'],
  ])('is not of another ride or sum: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })
})

describe('another name', () => {
  it.each([
    ['juros 905 | e a de 905 é parcela do carro, nao juros', '-905 Parcela do carro'],
    ['farmácia 48 | pão 5 | o de 48 é mercado, não farmácia', '-48 Mercado; -5 Pão'],
    ['paguei a luz 120 | Ai desculpa, era a conta de água e não de luz', '-120 Conta de água'],
    ['manicure 40 | pão 8 | foi pedicure e não manicure', '-40 Pedicure; -8 Pão'],
    ['paguei 50 de uber | desculpa, foi 99 e não uber', '-50 99'],
    ['presente da mãe 100 | pão 5 | era da sogra, não da mãe', '-100 Presente da sogra; -5 Pão'],
  ])('takes the place of the wrong one: %s', (said, books) => {
    expect(booked(said)).toBe(books)
  })
})
