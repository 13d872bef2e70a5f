import { expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const bought = 'gastei 33 na farmácia'
const asOfToday = { description: 'Farmácia', amountCents: 3300 }

function held(...said: readonly string[]): Conversation & { said: string } {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0])
  return { ...conversation, said: replies.at(-1) ?? '' }
}

const dayOf = ({ world }: Conversation) => world.entries[0]?.date.toString()

it.each([
  ['cria um lembrete pra pagar o gás', 'Gás'],
  ['me lembra de pagar a luz', 'Luz'],
  ['bota um lembrete da água', 'Água'],
  ['quero um lembrete do aluguel', 'Aluguel'],
  ['faz um lembrete pro condomínio', 'Condomínio'],
  ['não me deixa esquecer de pagar o IPVA', 'IPVA'],
])('asks of %s what lacks, and its day moves nothing else', (text, name) => {
  expect(held(bought, text).said).toBe(`${name}: quanto é, e que dia vence? Aí eu te lembro.`)
  const dated = held(bought, text, 'dia 5')
  expect(dated.said).toBe(`${name}, em 05/12: quanto é? Aí eu te lembro.`)
  expect(dayOf(dated)).toBe('2026-11-27')
  const { world } = held(bought, text, 'dia 5', '80')
  expect(world.entries).toMatchObject([asOfToday])
  expect(world.bills).toMatchObject([{ name, amountCents: 8000, dueDay: 5 }])
  expect(held(text, '80', 'dia 5').world.bills).toMatchObject([{ name, amountCents: 8000 }])
})

it.each(['cria um lembrete: gás 110 dia 5', 'quero um lembrete do gás, 110 dia 5'])(
  'dates nothing back by %s',
  (text) => {
    const { world } = held(text, 'sim')
    expect(world.entries).toEqual([])
    expect(world.bills).toMatchObject([{ name: 'Gás', amountCents: 11_000, dueDay: 5 }])
  },
)

it('takes another day for the last that was told', () => {
  const { world } = held('me lembra de pagar a luz dia 5', 'dia 8', '80')
  expect(world.bills).toMatchObject([{ name: 'Luz', dueDay: 8 }])
})

it.each(['você me lembra de pagar as contas?', 'tenho que pagar o seguro'])(
  'moves no entry to the day told behind %s',
  (text) => {
    expect(dayOf(held(bought, text, 'dia 5'))).toBe('2026-11-27')
  },
)

it.each([
  [['dia 5'], '2026-11-05'],
  [['foi dia 5'], '2026-11-05'],
  [['valeu', 'ontem'], '2026-11-26'],
  [['kkk', 'ontem'], '2026-11-26'],
  [['cria um lembrete pra pagar o gás', 'a farmácia foi ontem'], '2026-11-26'],
])('still moves what was written by %s', (said, day) => {
  expect(dayOf(held(bought, ...said))).toBe(day)
})
