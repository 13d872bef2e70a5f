import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['internet 110 todo dia 15', 'aluguel 800 todo dia 5']
const rent = 'Aluguel 800 05/12'

describe('a bill that stands there', () => {
  it.each([
    'internet não é mais dia 15 não, ficou pro dia 20',
    'internet é dia 20 agora, não é mais 15',
    'troca o dia da internet aí, bota 20 que é depois que eu recebo',
    'o vencimento da internet mudou de 15 pra 20',
    'a data da internet agora é 20',
    'o vencimento da net agora é 20',
    'adiaram a internet, agora vence 20',
    'pedi pra operadora mudar a data e a internet passou pro dia vinte',
  ])('falls due on another day: %s', (text) => {
    const told = booksAfter(today, [...before, 'mercado 50', text])
    expect(told.bills).toEqual([rent, 'Internet 110 20/12'])
    expect(told.books).toEqual(['-50 Mercado'])
  })

  it.each([
    'acabou a promoção da internet de 110, foi pra 130',
    'a internet não é mais 110, é 130',
    'passa a internet pra 130',
    'reajustaram a internet, vai pra 130',
    'a mensalidade da internet passou de 110 para 130',
    'mandaram email, internet agora 130 reais',
    'a partir de agora a internet é 130, o dia é o mesmo. ainda não paguei',
    'o provedor avisou que a internet passa a custar 130 por mês, atualiza aí',
    'a internet reajustou, vai ficar 130 todo mês. muda o valor pra mim?',
  ])('costs something else: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.bills).toEqual([rent, 'Internet 130 15/12'])
    expect(told.books).toEqual([])
  })

  it('is the only one where it is called by none of its own words', () => {
    const told = booksAfter(today, [
      'internet 110 todo dia 15',
      'chegou mensagem da operadora que o plano passa a custar 130',
    ])
    expect(told.bills).toEqual(['Internet 130 15/12'])
  })

  it.each([
    'o preço do mercado subiu pra 130',
    'o gás aumentou pra 130',
    'a fatura do cartão passou pro dia 20',
    'o salário mudou pra dia 20',
  ])('is not that of which something else is told: %s', (text) => {
    const told = booksAfter(today, ['internet 110 todo dia 15', text])
    expect(told.bills).toEqual(['Internet 110 15/12'])
  })

  it.each([
    'a internet desse mês passou pro dia 20',
    'o técnico da internet mudou a visita pro dia 20',
    'a internet vai ficar fora do ar até dia 20, mudou o dia',
    'o plano do meu irmão não é mais 100, é 130',
    'o cabo da internet aumentou, tá 130',
    'assisti vídeo na internet, mercado agora 130 reais',
  ])('stays where another thing, another person or this month alone is told: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.bills).toEqual([rent, 'Internet 110 15/12'])
  })

  it.each([
    'a luz desse mês deu 232, já paguei',
    'a luz deu 232, acabei de pagar',
    'luz veio 232 esse mês, tá paga',
  ])('keeps its price where this time it was paid: %s', (text) => {
    const told = booksAfter(today, ['todo dia 18 pago 210 de luz', text])
    expect(told.books).toEqual(['-232 Luz'])
    expect(told.bills).toEqual(['Luz 210 18/01'])
  })

  it.each([
    'larguei a internet, tira ela daí',
    'a internet já era, exclui das fixas',
    'encerrei a internet, não precisa mais constar nas contas mensais',
    'não uso mais a internet',
    'cancelei a internet, tira ela',
    'não tô mais pagando a internet, remove por favor',
    'a internet acabou, não precisa mais ficar aí',
  ])('is given up: %s', (text) => {
    expect(booksAfter(today, [...before, text]).bills).toEqual([rent])
  })
})

describe('a bill whose sum varies', () => {
  it.each([
    'luz vem dia 18, uns 210, varia',
    'anota a luz como conta do mês: dia 18, mais ou menos 210 porque nunca vem igual',
    'a luz chega pro dia 18, tem mês que é mais, mas pode pôr uns 210',
    'todo dia 18 vem a luz, cada mês é um valor, tipo 210',
  ])('is kept, and is no expense: %s', (text) => {
    const told = booksAfter(today, [text])
    expect(told.books).toEqual([])
    expect(told.bills).toEqual(['Luz 210 18/12'])
  })

  it.each([
    'conta fixa: luz dia 18, 210, mas quem paga é meu pai',
    'luz da minha avó vem dia 18, uns 210, varia',
    'o preço varia, luz dia 18, 210 ou 230',
  ])("is none where it is another's, or two sums are told: %s", (text) => {
    expect(booksAfter(today, [text])).toMatchObject({ books: [], bills: [] })
  })
})
