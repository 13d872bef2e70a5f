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
