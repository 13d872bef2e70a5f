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

it.each([
  ['Aluguel 2.300 todo dia 5, divido meio a meio com o Léo. Minha parte é metade', 'Aluguel 1150'],
  ['a internet de 100 é todo dia 10, racho com minha irmã', 'Internet 50'],
  ['internet 99,90 todo dia 20, metade é do meu irmão', 'Internet 49.95'],
  ['luz 120 todo dia 15, minha parte é um terço', 'Luz 40'],
  ['condomínio 600 todo dia 8, a gente divide em 3', 'Condomínio 200'],
  ['escola 600 todo dia 10, o pai dele paga metade', 'Escola 300'],
  ['todo mês divido a internet de 120 com o vizinho', 'Internet 60'],
  ['aluguel 2.300 todo dia 5, eu pago tudo e o Léo me passa metade', 'Aluguel 2300'],
  ['aluguel 2.300 todo dia 5, divido com o Léo, ele me paga a metade', 'Aluguel 2300'],
  ['todo mês pago 200 de internet dividido com a vizinha', 'Internet 200'],
  ['minha metade do aluguel é 700 todo dia 5', 'Aluguel 700'],
  ['recebo 900 de aluguel todo dia 5, divido com minha irmã', ''],
])('of a bill that is shared each time the part is kept: %s', (text, bills) => {
  expect(billsAfter([text])).toBe(bills)
})

it.each([
  ['o plano de saúde é meio a meio com meu ex, então põe 206', 20_600],
  ['o plano de saúde é meio a meio com meu ex', 20_600],
  ['o plano de saúde é meio a meio com meu ex, dá 150', 41_200],
])('halves a bill that stands there whole: %s', (text, amountCents) => {
  const plan = { description: 'plano de saúde', amount: 41_200, frequency: 'mensal', day: 20 }
  const conversation = begin({
    today: Temporal.PlainDate.from('2026-11-25'),
    have: { bills: [{ ...plan, frequency: 'mensal' }] },
  })
  take(conversation, text)
  expect(conversation.world.bills).toMatchObject([{ amountCents }])
})
