import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function after(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries.map(({ description, type, date }) => {
    return `${type === 'receita' ? '+' : '-'} ${description} ${date}`
  })
}

it.each([
  [
    ['dentista 280', 'ah o dentista foi ontem, hoje eu só fui buscar a receita'],
    '- Dentista 2026-11-26',
  ],
  [['meu ex depositou a pensão 700 dia 10', 'a pensão caiu foi hoje'], '+ Pensão 2026-11-27'],
  [
    ['meu ex depositou a pensão 700 dia 10', 'a pensão de 700 muda pra hoje'],
    '+ Pensão 2026-11-27',
  ],
  [['presente 85', 'O presente eu comprei dia 25'], '- Presente 2026-11-25'],
  [
    ['3 metros de tecido a 28,90', 'o tecido eu comprei na segunda-feira, agora lembrei'],
    '- Tecido 2026-11-23',
  ],
  [['teatro 85', 'O teatro não foi hoje; foi na quarta.'], '- Teatro 2026-11-25'],
  [['teatro 85 sábado', 'O teatro não foi no sábado; foi no domingo.'], '- Teatro 2026-11-22'],
  [['presente 85', 'o sapato eu comprei dia 25'], '- Presente 2026-11-27'],
  [['presente 85', 'o presente eu comprei dia 25?'], '- Presente 2026-11-27'],
])('the day of what stands there is mended: %j', (said, entry) => {
  expect(after(...said)).toEqual([entry])
})

it('is that of what was bought, and not of what came back of it', () => {
  const said = [
    'tênis da escola do Pedrinho 150 ontem',
    'o Pedrinho devolveu 30 que sobrou do tênis',
  ]
  const entries = after(...said, 'o tênis do Pedrinho foi hoje, não foi ontem')
  expect(entries.find((one) => one.startsWith('-'))).toMatch(/Tênis.* 2026-11-27$/)
  expect(entries.find((one) => one.startsWith('+'))).toMatch(/ 2026-11-27$/)
})

it('nothing is mended by a question', () => {
  expect(after('dentista 280', 'o dentista foi hoje?')).toEqual(['- Dentista 2026-11-27'])
})
