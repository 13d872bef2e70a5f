import { expect, it } from 'vitest'
import { barsOf, namedRules, shareOf, totalsOf } from './analytics.model.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: `2026-01-${String(at + 1).padStart(2, '0')}`,
    ...{ signUps: 1, messages: 10, askedBack: 2, undone: 1 },
  }))

it('draws a bar a day, and fewer where there are too many', () => {
  expect(barsOf(days(30))).toHaveLength(30)
  const bars = barsOf(days(365))
  expect(bars).toHaveLength(53)
  expect([bars[0]?.days, bars[0]?.signUps, bars.at(-1)?.days]).toEqual([7, 7, 1])
  expect(bars.reduce((sum, { messages }) => sum + messages, 0)).toBe(3_650)
  expect(barsOf([])).toEqual([])
})

it('adds days up', () => {
  expect(totalsOf(days(90))).toEqual({ messages: 900, askedBack: 180, undone: 90 })
  expect(totalsOf([])).toEqual({ messages: 0, askedBack: 0, undone: 0 })
})

it('counts the rules of other versions as one', () => {
  const did = { decisions: 4, askedBack: 1, undone: 2 }
  const rules = ['log', 'expense', 'unclear'].map((rule) => ({ rule, ...did }))
  expect(namedRules(rules)).toEqual([
    { rule: 'Gasto ou entrada', ...did },
    { rule: 'Regras de outra versão', decisions: 8, askedBack: 2, undone: 4 },
  ])
})

it('says a share, and of nothing none', () => {
  expect([shareOf(1, 8), shareOf(0, 8), shareOf(3, 0)]).toEqual(['12,5%', '0%', '–'])
  expect([shareOf(8, 8), shareOf(9, 8)]).toEqual(['100%', '–'])
})
