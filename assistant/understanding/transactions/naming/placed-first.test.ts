import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = '2026-11-25'

describe('the shop that is told before what was bought there', () => {
  it.each([
    ['comprei na farmácia 2 remédios de 30', ['Remédios (farmácia)']],
    ['comprei na loja do Zé uma camisa de 50', ['Camisa (loja do Zé)']],
    ['comprei na americanas 2 fones de 40 e um cabo de 15', ['Fones (americanas)', 'Cabo']],
    // A name with a number, a way of paying and a shop alone are none.
    ['comprei no mercado 3 irmãos pão 12', ['Mercado 3 irmãos pão']],
    ['comprei no pix um tênis 200', ['Tênis']],
    ['gastei na padaria 12', ['Padaria']],
  ])('%s', (text, names) => {
    const { transactions = [] } = interpretCase({ text, today })
    expect(transactions.map(({ description }) => description)).toEqual(names)
  })
})

it('calls a goal by what is wished for, and not by the wish', () => {
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  take(conversation, 'to querendo um motor rabeta novo custa 2.800 quero junta ate junho')
  expect(conversation.world.goals.map(({ name }) => name)).toEqual(['Motor rabeta novo'])
})
