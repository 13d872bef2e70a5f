import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function billsAfter(said: readonly string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { bills } = conversation.world
  return bills.map(({ name, amountCents }) => `${name} ${amountCents / 100}`).join('; ')
}

it.each([
  [['aluguel é 900, 450 meu e 450 dele, vence todo dia 5'], 'Aluguel 450'],
  [['internet 120 todo dia 10, minha parte é 60'], 'Internet 60'],
  [['o aluguel é 900 todo dia 5, eu pago 450 e meu irmão 450'], 'Aluguel 450'],
  [['aluguel é 900 todo dia 5', 'minha parte do aluguel é só 450'], 'Aluguel 450'],
  [['aluguel é 900 todo dia 5', 'a minha parte da luz é 50'], 'Aluguel 900'],
])('a bill that is shared comes to what the person pays: %j', (said, bills) => {
  expect(billsAfter(said)).toBe(bills)
})
