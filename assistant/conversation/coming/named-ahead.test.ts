import { expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function held(...said: readonly string[]): Conversation & { said: string } {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0])
  return { ...conversation, said: replies.at(-1) ?? '' }
}

it.each([
  ['me lembra de pagar a água dia 6', 'Água', '2026-12-06'],
  ['vou pagar a luz amanhã', 'Luz', '2026-11-28'],
  ['o condomínio vence dia 3', 'Condomínio', '2026-12-03'],
  ['tenho que pagar o boleto da escola dia 10', 'Escola', '2026-12-10'],
  ['me avisa do aluguel dia 30', 'Aluguel', '2026-11-30'],
  ['amanhã vou no dentista', 'Dentista', '2026-11-28'],
])('offers a sum without a name as that of %s, and dates nothing back', (text, name, nextDate) => {
  const asked = held('250', text)
  expect([asked.world.entries, asked.world.bills]).toEqual([[], []])
  expect(asked.said).toMatch(/R\$\s250,00.*Quer que eu te lembre\?$/)
  const { world } = held('250', text, 'sim')
  expect(world.entries).toEqual([])
  expect(world.bills).toMatchObject([{ name, amountCents: 25_000, instalments: 1 }])
  expect(world.bills[0]?.nextDate.toString()).toBe(nextDate)
})

it.each([
  'vou viajar amanhã',
  'vou trabalhar amanhã',
  'amanhã vou viajar',
  'é que eu vou viajar amanhã',
  'amanhã tem jogo do flamengo',
])('takes %s for another matter, and offers nothing by it', (text) => {
  const { world, said } = held('250', text)
  expect([world.entries, world.bills]).toEqual([[], []])
  expect(said).not.toMatch(/lembre/)
})

it('takes water that is to be paid for a bill, and no drink', () => {
  const { world } = held('250', 'me lembra de pagar a água dia 6', 'sim')
  expect(world.bills).toMatchObject([{ categoryId: 'despesa:Moradia' }])
})

it('asks for the day of what is not paid yet', () => {
  const { world, said } = held('250', 'ainda não paguei o gás')
  expect(world.entries).toEqual([])
  expect(said).toMatch(/^Gás, R\$\s250,00: que dia vence\? Aí eu te lembro\.$/)
})

it.each(['quero um orçamento de saúde', 'quero comprar um tênis', 'vou gastar no mercado depois'])(
  'takes %s for no name',
  (text) => {
    expect(held('250', text).world.entries).toEqual([])
  },
)

it.each(['vou pagar a luz amanhã', 'o condomínio vence dia 3'])(
  'leaves what was written without a name as it is behind %s',
  (text) => {
    const { world } = held('gastei 250', text)
    expect(world.entries).toMatchObject([{ description: 'Gasto', amountCents: 25_000 }])
  },
)

it.each([
  ['foi pra pagar a luz', 'Luz'],
  ['pra pagar o gás', 'Gás'],
  ['da conta de luz que venceu dia 3', 'Conta de luz'],
  ['foi o tênis que eu queria comprar', 'Tênis'],
  ['o remédio que eu preciso tomar', 'Remédio'],
  ['aluguel de dezembro', 'Aluguel de dezembro'],
])('still takes %s for its name', (text, description) => {
  const { world } = held('250', text)
  expect(world.entries).toMatchObject([{ description, amountCents: 25_000 }])
})
