import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')

const after = (said: readonly string[]) => booksAfter(today, said)

const runner = 'a vizinha encomendou um caminho de mesa por 95 reais, para entregar no dia 10'
const cakes = 'encomenda de 2 bolos pra Carla sábado, 80 cada'
const wiring = 'vou fazer a instalação da dona Rita amanhã, 350'
const painting = 'tenho um orçamento de 800 aprovado, pintura da casa do Léo'

describe('what a customer has ordered', () => {
  it.each([
    [runner, 'R$ 95,00 de caminho de mesa, em 10/12'],
    [cakes, 'R$ 160,00, em 05/12'],
    ['a Bia encomendou 100 brigadeiros, 120 reais, pra sexta', 'R$ 120,00 de brigadeiros'],
    ['amanhã vou na dona Marta, ela paga 200', 'R$ 200,00, amanhã'],
    [wiring, 'R$ 350,00, amanhã'],
    [painting, 'R$ 800,00'],
  ])('has not come in by %s', (text, seen) => {
    const { reply, books } = after([text])
    expect(books).toEqual([])
    expect(reply).toContain(seen)
    expect(reply).toContain('me avisa quando cair?')
  })

  it.each([
    [[runner, 'ela já me adiantou 40'], '+40 Caminho de mesa', 'R$ 55,00'],
    [[cakes, 'ela deu 50 de sinal'], '+50 Encomenda de 2 bolos pra Carla', 'R$ 110,00'],
    [[wiring, 'ela já pagou 100'], '+100 Instalação da dona Rita', 'R$ 250,00'],
    [[painting, 'o Léo pagou a primeira metade'], '+400 Pintura da casa do Léo', 'R$ 400,00'],
  ])('comes in part by %s', (said, part, left) => {
    const { reply, books } = after(said)
    expect(books).toEqual([part])
    expect(reply).toContain(`Ainda faltam ${left}: quando entrarem, me conta?`)
  })

  it.each([
    [[runner, 'ela já me adiantou 40', 'a encomenda foi entregue e ela pagou o que faltava'], 55],
    [[cakes, 'ela deu 50 de sinal', 'a Carla pagou o resto'], 110],
    [[wiring, 'ela já pagou 100', 'fiz a instalação, ela pagou o restante'], 250],
    [[painting, 'o Léo pagou a metade', 'terminei a casa do Léo e recebi o que faltava'], 400],
  ])('comes with what was left by %s', (said, reais) => {
    const { books } = after(said)
    expect(books).toHaveLength(2)
    expect(books.some((one) => one.startsWith(`+${reais} `))).toBe(true)
  })

  it.each([
    [
      'combinei 1200 com a escola pra pintar o muro, vão me dar 400 antes',
      'a escola adiantou os 400',
      'a escola quitou',
      ['+400 Escola', '+800 Escola'],
    ],
    [
      'fechei a pintura com a escola por 1200, vão me adiantar 400',
      'a escola mandou os 400',
      'a escola pagou o resto',
      ['+400 Pintura', '+800 Pintura'],
    ],
    [
      'fechei 1200 com a igreja, recebo metade antes',
      'a igreja pagou a metade',
      'a igreja pagou o resto',
      ['+600 Igreja', '+600 Igreja'],
    ],
  ])('is agreed, and comes in parts: %s', (agreed, part, rest, want) => {
    expect(after([agreed]).books).toEqual([])
    expect(after([agreed]).reply).toContain('R$ 1.200,00')
    expect(after([agreed, part, rest]).books).toEqual(want)
  })

  it.each([
    'combinei 1200 com o pedreiro pra pintar o muro, dei 400 antes',
    'combinei 1200 com o pintor',
  ])('is none of the writer’s in %s', (text) => {
    expect(after([text]).reply).not.toContain('me avisa quando cair?')
  })

  it.each([
    [
      'a firma da esquina encomendou 40 marmitas pra quarta, 18 cada, pediram 10% de desconto e eu dei',
      'R$ 648,00 de marmitas, em 02/12',
    ],
    ['encomendaram 10 bolos pra sexta, 50 cada, com 10% de desconto', 'R$ 450,00 de bolos'],
    [
      'a firma encomendou 40 marmitas pra quarta, 18 cada, pediram 10% de desconto e eu não dei',
      'R$ 720,00 de marmitas',
    ],
  ])('comes with its discount by %s', (text, seen) => {
    expect(after([text]).books).toEqual([])
    expect(after([text]).reply).toContain(seen)
  })

  it('leaves nothing to come of what was taken off a sale', () => {
    const { reply } = after(['vendi 40 marmitas a 18 cada, com 10% de desconto'])
    expect(reply).not.toContain('Ainda faltam')
  })

  it.each([
    ['marmitas 648', 'e as marmitas não é gasto não, é encomenda, vão me pagar quarta'],
    ['marmitas 648', 'não é gasto, é encomenda, vão me pagar quarta'],
    ['marmitas 648', 'as marmitas é encomenda, ainda não recebi'],
  ])('takes out what was written as spent: %s, %s', (spent, text) => {
    const { books, reply } = after(['mercado 50', spent, text])
    expect(books).toEqual(['-50 Mercado'])
    expect(reply).toContain('R$ 648,00 para receber')
    expect(after([spent, text, 'pagaram as marmitas']).books).toEqual(['+648 Marmitas'])
  })

  it.each([
    'peguei uma empreitada de 5 mil',
    'peguei uma obra de 3000 na casa do seu Jorge',
    'fechei uma empreitada de 5 mil',
    'peguei uma encomenda de 300',
  ])('is taken on, and nothing is spent: %s', (text) => {
    expect(after([text]).books).toEqual([])
    expect(after([text]).reply).toContain('me avisa quando cair?')
  })

  it.each(['peguei uma pizza de 60', 'peguei uma corrida de 25'])('is none in %s', (text) => {
    expect(after([text]).books).toHaveLength(1)
  })

  it.each([
    [
      'a Bia encomendou um bolo de 90',
      'caiu a metade',
      'a cliente da encomenda pagou o resto',
      ['+45 Bolo', '+45 Bolo'],
    ],
    [
      'a Rose levou 4 bolos fiado, 15 cada',
      'a Rose pagou 2 dos fiados',
      'a Rose pagou os outros',
      ['+30 Bolos fiado', '+30 Bolos fiado'],
    ],
  ])('is paid piece by piece: %s, %s', (told, part, rest, want) => {
    expect(after([told, part]).reply).toContain('Ainda faltam')
    expect(after([told, part, rest]).books).toEqual(want)
  })

  it('is paid by the piece, all of it', () => {
    const said = ['dona Rose levou 2 fiados, 15 cada', 'a Rose pagou 2 dos fiados']
    expect(after(said).books.map((one) => one.split(' ')[0])).toEqual(['+30'])
  })

  it('pays the rest of what came short', () => {
    const said = ['amanhã vou na dona Marta, ela paga 200', 'a dona Marta pagou só 150']
    const { books } = after([...said, 'a dona Marta mandou o resto'])
    expect(books).toEqual(['+150 Dona Marta', '+50 Dona Marta'])
  })

  it.each([
    ['entreguei a encomenda da Carla, 80', '+80'],
    ['a encomenda da Shopee chegou, paguei 60', '-60'],
    ['a Bia encomendou um bolo de 120 pra sexta e deu 60 de sinal', '+60'],
  ])('is none in %s', (text, want) => {
    expect(after([text]).books.map((one) => one.split(' ')[0])).toEqual([want])
  })

  it('is nobody’s part where it is more than what was agreed', () => {
    expect(after([runner, 'ela já me adiantou 100']).reply).not.toContain('Ainda faltam')
  })
})

describe('what was ordered without a price and is paid', () => {
  const marmitas = 'a moça pediu 5 marmitas pra sexta'
  const bolos = 'a Ana encomendou 3 bolos pra sábado'

  it.each([
    [[marmitas, 'ela pagou as 5 de sexta adiantado', '15 cada'], 75],
    [[bolos, 'ela já pagou os 3', '120'], 120],
    [[bolos, 'a Ana pagou os 3 no pix', '40 cada um'], 120],
  ])('is asked for, and no sum of so many reais: %j', (said, sum) => {
    const asked = after(said.slice(0, 2))
    expect(asked.books).toEqual([])
    expect(asked.reply).toContain('quanto foi?')
    expect(after(said).books).toEqual([`+${sum} Encomenda`])
  })

  it.each([
    [[bolos, 'ela pagou os 20 reais'], ['+20 Entrada']],
    [[bolos, 'ela não pagou os 3'], []],
    [['a Bia me deve 20', 'ela pagou os 20'], ['+20 Entrada']],
  ])('is a sum, or none, by %j', (said, books) => {
    expect(after(said).books).toEqual(books)
  })
})

describe('what one of the own work costs', () => {
  it.each([
    [
      ['recebo 90 por plantão', 'fiz plantão ontem e anteontem'],
      ['+90 Plantão', '+90 Plantão'],
    ],
    [['recebo 90 por plantão', 'fiz 2 plantões'], ['+180 Plantão']],
    [
      ['cobro 60 a faxina', 'mercado 30', 'fiz duas faxinas hoje'],
      ['-30 Mercado', '+120 Faxina'],
    ],
    [['cobro 35 por corte', 'fiz 3 cortes hoje'], ['+105 Corte']],
    [['ganho 100 por diária', 'ontem fiz uma diária'], ['+100 Diária']],
  ])('is known when it is done, and written by a yes: %j', (said, books) => {
    const offered = after(said)
    expect(offered.books).toEqual(books.filter((one) => one.startsWith('-')))
    expect(offered.reply).toContain('Posso anotar?')
    expect(after([...said, 'sim']).books.toSorted()).toEqual(books.toSorted())
  })

  it('stands after one that was paid', () => {
    const once = [
      'cobro 60 a faxina',
      'fiz uma faxina ontem',
      'sim',
      'fiz duas faxinas hoje',
      'sim',
    ]
    expect(after(once).books.toSorted()).toEqual(['+120 Faxina', '+60 Faxina'])
    expect(after([...once, 'quanto tenho pra receber?']).reply).not.toContain('R$')
  })

  it.each([
    ['cobro 60 a faxina', 'fiz a feira hoje'],
    ['cobro 60 a faxina', 'fiz a faxina hoje?'],
    ['recebo 1200 por mês', 'fiz 2 plantões'],
  ])('offers nothing else: %s, %s', (...said) => {
    expect(after(said).reply).not.toContain('Posso anotar?')
  })
})
