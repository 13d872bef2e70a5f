import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** Entries, bills and goals that stand there when all of it was said. */
function standing(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { bills, entries, goals } = conversation.world
  return [
    ...entries.map(({ description, amountCents }) => `${description} ${amountCents / 100}`),
    ...bills.map(({ name, amountCents, nextDate }) => `${name} ${amountCents / 100} ${nextDate}`),
    ...goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`),
  ].toSorted()
}

const light = 'a conta da luz de 140 vence dia 10/12'
const kept = 'Conta da luz 140 2026-12-10'
const remedy = 'vi 90 de remédio'

describe('a no with another matter behind it', () => {
  it.each([
    [
      'prestação do empréstimo que já vem descontada, 210',
      'Não precisa anotar não, já vem sem ele. Dei 50 pro neto lanchar na escola e 20 na igreja',
      ['-20 Igreja', '-50 Lanche (escola)'],
    ],
    ['uber', 'não, deixa. gastei 38 no almoço e 12 de pão', ['-12 Pão', '-38 Almoço']],
    ['tem o dízimo de 80', 'não foi gasto não. almocei por 25 hoje', ['-25 Almoço']],
    ['padaria', 'esquece. paguei 60 de luz', ['-60 Luz']],
    ['vendi 3 bolos', 'esquece os bolos, recebi 120 da Ana', ['+120 Ana']],
    ['vendi 3 bolos', 'não, 45', ['+45 Bolos']],
    ['padaria', 'nada não, deixa pra lá. farmácia 32,50', ['-32.5 Farmácia']],
    [light, 'nao precisa, ja ta no debito automatico. gastei 23 no uber', ['-23 Uber']],
  ])('%s: %s', (asked, text, books) => {
    expect(booksAfter(today, [asked, text]).books).toEqual(books)
  })

  it('answers what is asked', () => {
    const { reply } = booksAfter(today, ['mercado 50', light, 'não precisa. quanto gastei hoje?'])
    expect(reply).toContain('Você gastou R$ 50,00 hoje')
  })

  it('deletes what is named, and nothing that is not', () => {
    const asked = 'aquela entrada do rafa de 300 ainda tá aí?'
    const named = 'não, não foi gasto. é pra apagar a entrada do rafa'
    expect(booksAfter(today, ['recebi 300 do rafa', asked, named]).books).toEqual([])
    expect(booksAfter(today, ['mercado 50', remedy, 'não, apaga isso']).books).toEqual([
      '-50 Mercado',
    ])
  })
})

describe('what was asked about, told otherwise behind a no', () => {
  it.each([
    ['não, é conta pra pagar dia 10', 'Remédio, R$ 90,00, para pagar em 10/12'],
    ['não, ainda não paguei, vence dia 10', 'Remédio, R$ 90,00, para pagar em 10/12'],
    ['não, foi ontem', 'Remédio: R$ 90,00 em Saúde, ontem. Posso anotar?'],
    ['não, eu recebi esse dinheiro', 'Remédio, entrada de R$ 90,00'],
    ['não é remédio, é pão de queijo', 'Pão de queijo: R$ 90,00'],
    ['não, foi minha mãe que pagou', 'não anotei nada'],
    ['nao, eu ganhei isso de presente', 'não anotei nada'],
    ['não, já estava anotado', 'não anotei nada'],
    ['não, é só o preço', 'não anotei nada'],
    ['não precisa, eu lembro sozinha', 'não anotei nada'],
  ])('%s', (text, said) => {
    expect(booksAfter(today, [remedy, text]).reply).toContain(said)
  })

  it('is a debt of a day to come', () => {
    const told = [
      'me lembra dos 50 do pedro',
      'não, é a dívida do pedro, pra pagar dia 5 de dezembro',
    ]
    expect(booksAfter(today, told).reply).toContain('R$ 50,00, para pagar em 05/12')
  })

  it('goes into the goal', () => {
    const told = ['meta chapa 500', 'os 30 da chapa', 'Não é gasto, é o que guardei pra chapa']
    expect(standing(...told)).toEqual(['Chapa 30'])
  })

  it('is written by the name that is ordered', () => {
    const asked = 'Tirei 15 da latinha pra comprar pão e café, depois eu boto de volta'
    const { books } = booksAfter(today, [asked, 'Não bota latinha não, bota pão e café'])
    expect(books).toEqual(['-15 Pão e café'])
  })
})

describe('a yes with another matter behind it', () => {
  it.each([
    [light, 'quero sim, e valeu. comprei tb um livro usado por 35', [kept, 'Livro usado 35']],
    [light, 'sim, e almocei 28 hoje', ['Almoço 28', kept]],
    [light, 'me lembra sim por favor. e mercado deu 82,40', [kept, 'Mercado 82.4']],
    [light, 'já paguei, e paguei 30 de uber também', ['Conta da luz 140', 'Uber 30']],
    [light, 'sim, mas dia 12', ['Conta da luz 140 2026-12-12']],
    [light, 'isso, mas é 170', ['Conta da luz 170 2026-12-10']],
    [remedy, 'sim, e 12 do uber', ['Remédio 90', 'Uber 12']],
  ])('%s: %s', (asked, text, books) => {
    expect(standing(asked, text)).toEqual(books)
  })

  it('counts what is kept in what is asked', () => {
    const { reply } = booksAfter(today, [light, 'pode ser. quais contas eu tenho em dezembro?'])
    expect(reply).toContain('Conta da luz: R$ 140,00')
  })

  it('asks of the other bill', () => {
    const { reply } = booksAfter(today, [light, 'pode, e a água 60 vence dia 12/12'])
    expect(reply).toContain('Combinado! Conta da luz')
    expect(reply).toContain('Água, R$ 60,00, para pagar em 12/12. Quer que eu te lembre?')
  })
})

it('lets go of what was before, and hears what is told', () => {
  const told = 'Deixa. Hoje gastei 38 no lanche e 22 de estacionamento'
  expect(booksAfter(today, [told]).books).toEqual(['-22 Estacionamento', '-38 Lanche'])
  expect(booksAfter(today, ['não anota. gastei 50 no uber']).books).toEqual([])
})

it.each([
  ['mulher e os 3 esmalte era 6,50 CADA um', 'sim ja paguei, é o esmalte q vc anotou 6,50'],
  ['mulher e os 3 esmalte era 6,50 CADA um', 'sim, muda o valor dele'],
])('puts right what stands there, where a yes says so: %s, %s', (asked, text) => {
  const list = 'comprei esmalte 3 por 6,50 e acetona 9,90, td no pix'
  const { books } = booksAfter(today, [list, asked, text])
  expect(books).toEqual(['-19.5 Esmalte', '-9.9 Acetona'])
})

it('keeps every month what is written by the yes', () => {
  const asked = 'e o figma tb, 75, mas esse é no dia 22 e já foi esse mês'
  const books = ['Figma 75', 'Figma 75 2026-12-22']
  expect(standing(asked, 'pode, e é todo mês')).toEqual(books)
})
