import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { bills } = conversation.world
  return {
    bills: bills.map(({ name }) => name),
    reply: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
  }
}

it.each([
  ['mercado 650', 'melhor 650 por mês de alimentação', 'R$ 650,00 para Alimentação'],
  ['mercado 30', 'aumenta pra 1.000 por mês', 'R$ 1.000,00 para Alimentação'],
  ['mercado 30', 'sobe pra 500 ao mês', 'R$ 500,00 para Alimentação'],
  ['uber 20', 'diminui pra 300 por mês', 'R$ 300,00 para Transporte'],
])('asks whether it is a limit, and keeps no bill: %s, %s', (first, text, limit) => {
  const { bills, reply } = held(first, text)
  expect(bills).toEqual([])
  expect(reply).toContain(`um limite de ${limit}`)
})

it('keeps no bill of an order that is of nothing', () => {
  expect(held('aumenta pra 1.000 por mês').bills).toEqual([])
})

it('gives another price to the bill that was kept just now', () => {
  const { bills, reply } = held('aluguel 900 todo dia 5', 'aumenta pra 1.000 por mês')
  expect(bills).toEqual(['Aluguel'])
  expect(reply).toContain('Aluguel agora é de R$ 1.000,00')
})

it('leaves the bills that are called by what they are', () => {
  expect(held('internet 100 por mês dia 10').bills).toEqual(['Internet'])
  expect(held('mercado 30', 'aluguel 900 por mês').bills).toEqual(['Aluguel'])
})

const limit = 'orçamento de 800 pro mercado'

it.each([
  ['põe 900', 'R$ 900,00. Antes eram R$ 800,00'],
  ['melhor bota 750', 'R$ 750,00. Antes eram R$ 800,00'],
  ['coloca 600 então', 'R$ 600,00. Antes eram R$ 800,00'],
])('puts another sum in place of the limit: %s', (text, told) => {
  expect(held(limit, text).reply).toContain(told)
})

it('offers the limit for the next month as well', () => {
  expect(held(limit, 'todo mês').reply).toContain('Alimentação em dezembro')
  expect(held(limit, 'todo mês', 'sim').reply).toContain('em dezembro: R$ 800,00')
})
