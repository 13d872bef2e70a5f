import { expect, test } from 'vitest'

import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { goals, bills, budgets, entries } = conversation.world
  const left = [goals, bills, budgets, entries].map((one) => [...one].length)
  return { left, reply: reply.replaceAll('\u00a0', ' ') }
}

test.each([
  ['quero juntar 5000 pra viagem até julho', 'deixa, desisti'],
  ['orçamento de 800 pro mercado', 'deixa pra lá'],
  ['aluguel 1200 todo dia 5', 'não quero mais'],
])('what was planned just now is taken back: %s / %s', (plan, text) => {
  const { left, reply } = after([plan, text])
  expect(left).toEqual([0, 0, 0, 0])
  expect(reply).toContain('desfiz')
})

test('an entry is offered to be deleted, and never said not to stand there', () => {
  expect(after(['mercado 80', 'deixa pra lá'])).toMatchObject({
    left: [0, 0, 0, 1],
    reply: 'Acho que entendi: apagar Mercado R$ 80,00. É isso?',
  })
  expect(after(['mercado 80', 'deixa pra lá', 'sim']).left).toEqual([0, 0, 0, 0])
})

test.each(['desmarquei', 'já desmarquei'])('what was to be reminded of is let go: %s', (text) => {
  expect(after(['amanhã tenho dentista 200', text])).toMatchObject({
    left: [0, 0, 0, 0],
    reply: 'Tudo bem, não anotei nada.',
  })
})

test('right behind a new goal its month is told, and another day taken', () => {
  const goal = 'quero juntar 5000 pra viagem até julho'
  expect(after([goal, 'dá quanto por mês?']).reply).toContain('dá R$ 555,56 por mês')
  expect(after([goal, 'melhor até dezembro do ano que vem']).reply).toContain('31/12/2027')
  expect(after([goal, 'na verdade até março']).reply).toContain('31/03/2027')
})
