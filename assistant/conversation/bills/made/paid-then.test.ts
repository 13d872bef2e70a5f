import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function datesAfter(said: readonly string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries.map((one) => `${one.description} ${one.date}`)
}

const van = 'van 450 todo dia 10'

it.each<[string[], string]>([
  [
    [van, 'E a van do mês passado eu esqueci de falar, paguei 450 dia 10 de novembro.'],
    'Van 2026-11-10',
  ],
  [[van, 'a van de outubro eu paguei dia 12 de outubro, 450'], 'Van 2026-10-12'],
  [['luz 120 todo dia 15', 'a luz do mês passado, paguei 118 em 15/10'], 'Luz 2026-10-15'],
  [[van, 'paguei a van'], 'Van 2026-11-26'],
])('pays a bill on the day that is told: %j', (said, entry) => {
  expect(datesAfter(said)).toEqual([entry])
})

it.each<[string, string]>([
  ['sábado é aniversário da minha mãe, comprei um vestido pra ela, 130', 'Vestido 2026-11-26'],
  ['dia 5 é aniversário do Pedro, já comprei a bola, 60', 'Bola 2026-11-26'],
  ['amanhã é aniversário da minha sogra, gastei 119 no presente dela', 'Presente 2026-11-26'],
  ['o cartão vence dia 8, gastei 119 no presente da sogra', 'Presente da sogra 2026-11-26'],
  ['sábado foi aniversário da Ana, comprei o bolo, 60', 'Bolo 2026-11-21'],
  ['comprei um vestido sábado, 130', 'Vestido 2026-11-21'],
])('spends today what is for a feast to come: %s', (text, entry) => {
  expect(datesAfter([text])).toEqual([entry])
})
