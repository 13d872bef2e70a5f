import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What stands there when all of it was said: each thing, with its sum in centavos and its way. */
function after(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries.map(
    ({ description, amountCents, type }) => `${description} ${amountCents} ${type}`,
  )
}

it.each([
  [['fralda 2 pacotes 49,90', 'nao, um foi 54,90 e o outro 49,90'], 10_480],
  [['uber 30', 'foi 18 na ida e 22 na volta'], 4000],
  [['uber 30', 'a ida foi 18 e a volta 22'], 4000],
  [['busão 9', 'foi 4,40 de manhã e 5,20 de noite'], 960],
])('takes both parts of what was told: %s', (said, cents) => {
  expect(after(...said)).toEqual([expect.stringMatching(` ${cents} despesa$`)])
})

it.each([
  'Perdoe-me: os panetones foram R$ 65,70.',
  'equivoquei-me, os panetones foram 65,70',
  'me confundi, os panetones foram 65,70',
])('mends what was told wrongly behind every excuse: %s', (said) => {
  expect(after('peru 112 e panetones 56,70', said)).toEqual([
    'Peru 11200 despesa',
    'Panetones 6570 despesa',
  ])
})

it('keeps two of one message apart', () => {
  expect(after('almoço 30', 'uber 18 na ida e 22 na volta')).toHaveLength(3)
})

it.each([
  ['recebi 200 da minha prima', 'ai desculpa, eu que paguei os 200 pra ela, não recebi', 'despesa'],
  ['recebi 120 do Caio', 'opa, fui eu que mandei os 120', 'despesa'],
  ['paguei 90 pra minha tia', 'fui eu que recebi os 90 dela', 'receita'],
])('turns its way by who paid whom: %s, %s', (told, said, way) => {
  expect(after(told, said)).toEqual([expect.stringMatching(`${way}$`)])
})

it('writes another thing that the writer paid', () => {
  expect(after('mercado 80', 'eu que paguei os 120 da pizza')).toHaveLength(2)
})

it('names no weight that answers how much it was', () => {
  expect(after('comprei carne no açougue', '2 kg deu 76')).toEqual([
    'Carne no açougue 7600 despesa',
  ])
})

it('multiplies the price of one by the weight that was told between', () => {
  expect(after('comprei carne', '2 quilos', 'a 39 o quilo')).toEqual(['Carne 7800 despesa'])
  expect(after('comprei carne', '2 kg', '76')).toEqual(['Carne 7600 despesa'])
})

it('keeps what came in by the piece beside what was told before', () => {
  expect(
    after('paguei a funerária 45', 'um por quatrocentos e o outro por trezentos'),
  ).toContainEqual('Funerária 4500 despesa')
})

it('keeps what somebody gave for a thing beside what it cost before', () => {
  const told = 'o Tiago me mandou 60 da pizza'
  expect(after(told)).toEqual(['Pizza (Tiago) 6000 receita'])
  expect(after(told, 'a pizza foi 120 ontem')).toContainEqual('Pizza (Tiago) 6000 receita')
})

it('counts how often somebody came', () => {
  const said = ['paguei a faxina da Cida 160', 'ela veio duas vezes na verdade, 160 cada']
  expect(after(...said)).toEqual(['Faxina da Cida 32000 despesa'])
})

it('pays the bill that was just kept by "a desse mês"', () => {
  expect(after('moto 389 todo dia 12', 'já paguei a desse mês')).toEqual(['Moto 38900 despesa'])
})

it.each([
  [['pedágio ida e volta 170', 'na verdade o pedágio foi 90 pra ir e 90 pra voltar'], [18_000]],
  [
    ['vendi 12 trufas a 4 reais', 'e mais 8 depois'],
    [4800, 3200],
  ],
  [
    ['vendi 3 bolos a 50', 'e mais 20'],
    [15_000, 2000],
  ],
])('reckons on with what was told before: %s', (said, cents) => {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents)
  const ascending = (one: number, other: number) => one - other
  expect(sums.toSorted(ascending)).toEqual(cents.toSorted(ascending))
})

it('puts no figure of one entry in the place of another', () => {
  const told = ['material de artes do Theo na papelaria 57,80', 'recebi 89,90 da viajar']
  const said = 'não, essa viagem aí de 89,90 tá errada. foi o estorno do uniforme do Theo'
  expect(after(...told, said)).toContainEqual(expect.stringContaining('5780 despesa'))
})

it('takes a worry for no answer to what an entry was', () => {
  const said = ['recebi 75', 'que preocupação, será que dá pra pagar o aluguel?']
  expect(after(...said).join()).not.toContain('luguel')
})

it('writes what is lent once, whatever comes back each month', () => {
  const entries = after('emprestei 300 pro meu cunhado, ele paga 100 por mês')
  expect(entries).toEqual([expect.stringMatching(/ 30000 despesa$/)])
})

it('takes the first figure of "foi 950 não 900", whichever of them stands there', () => {
  expect(after('mercado 900', 'foi 950 não 900')).toEqual(['Mercado 95000 despesa'])
  expect(after('mercado 950', 'foi 950 não 900')).toEqual(['Mercado 95000 despesa'])
})

it.each([
  'Emprestei R$ 45,00 ao Beto, ele disse que me paga depois.',
  'emprestei 45 à vizinha, ela disse que paga em duas vezes',
])('writes what is told anew, whatever somebody said of it: %s', (text) => {
  expect(after('comprei luva 30', text)).toContain('Luva 3000 despesa')
})

it('takes another count for what it comes to, and never for the sum', () => {
  const text = 'a carne foi 9 kg não foi 8'
  expect(after('comprei 8 kg de carne a 30 o quilo', text)).toEqual(['Carne 27000 despesa'])
  const other = 'o chocolate foi três barra não foi duas'
  expect(after('gastei 68 de chocolate', other)).toEqual(['Chocolate 6800 despesa'])
})

it.each(['o sinal foi 50 na verdade', 'a entrada foi 100 na verdade', 'errei, o frete foi 20'])(
  'is of nothing else than what it names: %s',
  (text) => {
    const before = after('comprei uma batedeira 250 na olx')
    expect(after('comprei uma batedeira 250 na olx', text)).toEqual(before)
  },
)

const had = (date: string) => ({
  entries: [
    { type: 'despesa', amount: 11_800, description: 'gás', date, category: 'Moradia' } as const,
  ],
})

it('mends what was told some days ago, where it came to about as much', () => {
  const conversation = begin({ today, have: had('2026-11-25') })
  take(conversation, 'o gás foi 112')
  expect(conversation.world.entries).toMatchObject([{ amountCents: 11_200 }])
})

it('tells one more where that is long ago', () => {
  const conversation = begin({ today, have: had('2026-11-10') })
  take(conversation, 'o gás foi 112')
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents)
  expect(sums.toSorted((one, other) => one - other)).toEqual([11_200, 11_800])
})
