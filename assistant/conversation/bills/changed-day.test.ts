import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('another day for a bill', () => {
  it.each([
    ['internet 109,90 todo dia 15', 'a internet vence dia 20 e não 15', 20],
    ['gás 120 todo dia 5', 'gás vence dia 7 e não dia 5', 7],
    ['gás 120 todo dia 5', 'não, é dia 7', 7],
    ['aluguel 900 todo dia 5', 'o aluguel agora é dia 10', 10],
    ['internet 100 todo dia 8', 'muda o vencimento da internet pro dia 20', 20],
  ])('behind %s is told by %s', (first, second, dueDay) => {
    const { bills, entries } = after(first, second)
    expect(bills).toMatchObject([{ dueDay }])
    expect(bills[0]?.nextDate.day).toBe(dueDay)
    expect(entries).toEqual([])
  })

  it('moves several that are named one by one', () => {
    const { bills } = after(
      'netflix 20,90 todo dia 27',
      'spotify 11,90 todo dia 27',
      'netflix e spotify muda tudo pro dia 12',
    )
    expect(bills).toMatchObject([{ dueDay: 12 }, { dueDay: 12 }])
  })

  it('is taken back', () => {
    const { bills } = after('gás 120 todo dia 5', 'gás vence dia 7 e não dia 5', 'desfaz')
    expect(bills).toMatchObject([{ dueDay: 5 }])
  })

  it.each(['paguei a luz dia 20', 'a luz foi dia 20'])('is none in %s', (text) => {
    expect(after('luz 180 todo dia 10', text).bills).toMatchObject([{ dueDay: 10 }])
  })
})

describe('a bill that is deleted', () => {
  it('is the one that is named, beside entries', () => {
    const said = ['netflix 44,90', 'netflix 44,90 todo dia 8', 'conta de luz 120']
    const { bills, entries } = after(...said, 'a conta da netflix está errada, apaga')
    expect(bills).toEqual([])
    expect(entries).toHaveLength(2)
  })

  it('is none where the entry is called a bill', () => {
    const { bills, entries } = after('luz 90 todo dia 8', 'conta de luz 90', 'apaga a conta de luz')
    expect(bills).toHaveLength(1)
    expect(entries).toEqual([])
  })
})

it('changes the sum of a bill that is told as it was and as it is', () => {
  const said = ['plano de saúde 412 todo dia 20', 'o plano de saúde subiu, era 412 agora é 447,80']
  expect(after(...said).bills).toMatchObject([{ amountCents: 44_780, dueDay: 20 }])
})

it.each([
  ['smartfit 119,90 todo dia 27', 'smartfit ja cobrou hj os 119,90'],
  ['prestação da moto 489,90 todo dia 15', 'paguei a parcela da moto hj adiantado 489,90'],
])('pays the bill %s by %s', (first, second) => {
  const { bills, entries } = after(first, second)
  expect(entries).toHaveLength(1)
  expect(bills).toHaveLength(1)
  expect(bills[0]?.nextDate.toString()).not.toBe('2026-12-15')
})
