import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents }) => (type === 'receita' ? 1 : -1) * amountCents),
    bills: bills.map(({ amountCents, nextDate }) => `${amountCents} ${nextDate}`),
    reply: replies.at(-1) ?? '',
  }
}

it.each(['o valor do calibrar tá errado, era 8', 'o preço do calibrar ficou errado, foi 8'])(
  'mends nothing where what is named does not stand there: %s',
  (text) => {
    expect(held('entrou 200 do meu tio', text).entries).toEqual([20_000])
  },
)

it.each([
  'o calibrar era 8',
  'o conserto tava 80 e não 200',
  'o conserto foi 8, anotou errado',
  'errei o conserto, foi 8',
  'tá errado o conserto, era 80',
  'na verdade o conserto ficou 80',
  'o conserto foi ontem',
  'o conserto foi no débito, não no crédito',
])('leaves what was told last, where a thing is named that nothing is called by: %s', (text) => {
  const conversation = begin({ today })
  const told = () => conversation.world.entries.map((one) => ({ ...one, date: `${one.date}` }))
  take(conversation, 'entrou 200 do meu tio')
  const before = told()
  take(conversation, text)
  expect(told()).toEqual(before)
})

it.each([
  'foi 180, desculpa',
  'errei, foi 180',
  'o valor foi 180, desculpa',
  'o certo era 180',
  'o pedido foi 180, errei',
])('mends what was told last, where no other is named: %s', (text) => {
  expect(held('entrou 200 do meu tio', text).entries).toEqual([18_000])
})

it.each([
  ['o valor do mercado tá errado, era 90', 9000],
  ['o valor tá errado, era 95', 9500],
])('mends what is named, or what was told last: %s', (text, cents) => {
  expect(held('mercado 80', text).entries).toEqual([-cents])
})

const tyre = [
  'pneu traseiro 210, dei 100 agora e o resto pago sexta',
  'me lembra',
  'gasosa 25 e 8 de calibrar os pneus',
]

it.each([
  'o pneu foi 200 no total dei 100, falta 100',
  'o pneu foi 200 no total, eu dei 100',
  'pneu: 200, já dei 100 e falta 100',
])('leaves what was given, and mends the rest: %s', (text) => {
  const mended = { entries: [-10_000, -2500, -800], bills: ['10000 2026-12-04'] }
  expect(held(...tyre, text)).toMatchObject(mended)
  expect(held(...tyre, text, text)).toMatchObject(mended)
})

it.each(['na carla semana passada foi só 2 faxina, 320', 'na Carla só fiz 2 faxinas, deu 320'])(
  'mends what came in by its very name: %s',
  (text) => {
    expect(held('faxina na carla entrou 480', text).entries).toEqual([32_000])
  },
)

it('takes off again what another gave', () => {
  const gas = 'comprei gás 115 meu filho deu 50 pra ajudar'
  expect(held(gas, 'o gas foi 120 meu filho deu 50 mesmo').entries).toEqual([-7000])
})

it.each([
  ['o mercado foi 130 meu filho deu 50', -8000],
  ['esse mercado era 130, minha mãe me deu 40', -9000],
  ['o mercado foi 130 e a Ana pagou 30', -10_000],
])('takes off what another gave of what stands there: %s', (text, left) => {
  expect(held('mercado 150', text).entries).toEqual([left])
})

it('leaves what another gave for another thing', () => {
  const said = 'o mercado foi 130 e a Ana me deu 40 do bolo'
  expect(held('mercado 150', said).entries).not.toContain(-9000)
})

it.each([
  ['gas 65', 'apaga o gas repetido fica so 70 q foi o q eu paguei'],
  ['gas 70', 'apaga o gás repetido, deixa só o de 70'],
  ['gas 70', 'pode apagar o gás duplicado e deixa o de 70'],
])('deletes one of two, and leaves the other at what is told: %s, %s', (gas, text) => {
  expect(held(gas, 'gas 120', text).entries).toEqual([-7000])
  expect(held('gas 70', text).entries).toEqual([-7000])
})

it.each([
  'A cuca foi 25, minha filha, e os ovos foram 9,50.',
  'a cuca foi 25, viu lya, e os ovos foram 9,50',
  'os ovos foram 9,50 e a cuca 25',
])('mends both of two: %s', (text) => {
  expect(held('cuca 22', 'ovos 8,50', text).entries.toSorted((a, b) => a - b)).toEqual([
    -2500, -950,
  ])
})

it.each(['A cuca de 22 pode apagar, a certa é a de 25.', 'a cuca de 22 apaga, o certo é 25'])(
  'deletes that of the sum before the order: %s',
  (text) => {
    expect(held('cuca 25', 'cuca 22', text).entries).toEqual([-2500])
  },
)
