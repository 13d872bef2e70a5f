import { expect, test } from 'vitest'

import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** The bills that stand there when all of it was said, and the last reply. */
function after(said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const bills = conversation.world.bills.map(({ name, amountCents, dueDay, instalments }) => {
    return `${name} ${amountCents / 100} ${instalments === null ? 'monthly' : 'once'} ${dueDay}`
  })
  return { bills, reply: reply.replaceAll('\u00a0', ' ') }
}

const kept = ['a luz veio 120 vence dia 15', 'me lembra']

test.each([
  ['é todo mês', 'Luz 120 monthly 15'],
  ['essa vem todo mês', 'Luz 120 monthly 15'],
  ['todo mês dia 15, pode deixar', 'Luz 120 monthly 15'],
  ['a luz é todo mês dia 20', 'Luz 120 monthly 20'],
])('a bill to be paid once comes again: %s', (text, bill) => {
  const { bills, reply } = after([...kept, text])
  expect(bills).toEqual([bill])
  expect(reply).toContain('Mudei: Luz agora vence todo dia')
})

test('one that was only offered is kept so, whatever was asked or told since', () => {
  const [offer = ''] = kept
  for (const between of ['quanto gastei hoje?', 'comprei pilha 7']) {
    expect(after([offer, between, 'a luz é todo mês']).bills).toEqual(['Luz 120 monthly 15'])
  }
})

test('another day of one to be paid once is no day of every month', () => {
  const { bills, reply } = after([...kept, 'vence dia 18'])
  expect(bills).toEqual(['Luz 120 once 18'])
  expect(reply).toBe('Mudei: Luz agora vence em 18/12.')
})

test('what is undone is to be paid once again', () => {
  expect(after([...kept, 'é todo mês', 'desfaz']).bills).toEqual(['Luz 120 once 15'])
})

test('what is asked, or is of another thing, changes nothing', () => {
  for (const text of ['é todo mês?', 'o aluguel é todo mês']) {
    expect(after([...kept, text]).bills).toEqual(['Luz 120 once 15'])
  }
})
