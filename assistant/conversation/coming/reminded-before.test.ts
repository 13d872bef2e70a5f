import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function due(...said: readonly string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.bills.map(({ nextDate }) => nextDate.toString())
}

const light = 'conta de luz veio 138 vence dia 10'

it.each(['me lembra dia 9', 'me lembra no dia 8', 'pode me avisar dia 9'])(
  'is to be told of it before, and due as it was: %s',
  (text) => {
    expect(due(light, text)).toEqual(['2026-12-10'])
  },
)

it('is due on the day that was told, and not on that of its reminder', () => {
  const dentist = 'Consulta de Luísa no dentista terça-feira, vai ser 150'
  expect(due(dentist, 'lembra na segunda')).toEqual(['2026-12-01'])
  const said = 'a luz vence dia 10 mesmo só o lembrete q é dia 9'
  expect(due(light, 'me lembra', said)).toEqual(['2026-12-10'])
})

it.each([
  ['me lembra, vence dia 9', '2026-12-09'],
  ['me lembra dia 12', '2026-12-12'],
])('is due on the day that is told of it: %s', (text, day) => {
  expect(due(light, text)).toEqual([day])
})
