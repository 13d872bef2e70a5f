import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What the goal is called, and by when it is to be reached. */
function goalAfter(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const [goal] = conversation.world.goals
  return `${goal?.name} ${goal?.targetDate?.toString() ?? ''}`
}

it.each([
  'o nome é Gol, e o prazo é outubro',
  'põe até outubro e muda o nome pra Gol',
  'essa meta chama Gol, e é pra outubro',
  'outubro é o prazo, e em vez de carro põe Gol que é esse',
])('a goal is called so, and until then: %s', (text) => {
  expect(goalAfter('meta carro 8000', text)).toBe('Gol 2027-10-31')
})

it.each([
  ['o nome é Gol', 'Gol '],
  ['em agosto vou pra Maragogi', 'Carro '],
  ['o nome do hotel é Maragogi e a reserva é pra agosto', 'Carro '],
])('and nothing that is not told: %s', (text, goal) => {
  expect(goalAfter('meta carro 8000', text).trim()).toBe(goal.trim())
})
