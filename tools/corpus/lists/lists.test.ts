import { describe, expect, it } from 'vitest'
import { judgeCategory } from '#tools/corpus/lists/categories.ts'
import { judgeDay, judgeNothing } from '#tools/corpus/lists/days.ts'
import { judgeForeign } from '#tools/corpus/lists/foreign.ts'
import { shareOf } from '#tools/corpus/lists/groups.ts'
import { scoreList } from '#tools/corpus/lists/list.ts'
import { judgeAmount, judgeNumber } from '#tools/corpus/lists/numbers.ts'

const reference = '2026-09-16T00:00:00'

describe('numbers', () => {
  it.each([
    [{ text: 'trinta e nove', value: 39 }, 'exact'],
    [{ text: 'trinta e nove', value: 38 }, 'miss'],
    [{ text: 'três, quatro', value: 4, n_results: 2 }, 'exact'],
    [{ text: '7/8', value: 0.875 }, 'out'],
    [{ text: 'sete oitavos', value: 0.875 }, 'out'],
    [{ text: '0,1234', value: 0.1234 }, 'out'],
    [{ text: 'sete oito', kind: 'not_one_number', value: null }, 'exact'],
    [{ text: 'sete', kind: 'not_one_number', value: null }, 'miss'],
    [
      { text: 'sete gatos e mil cães', kind: 'words_to_digits', value: '7 gatos e 1000 cães' },
      'exact',
    ],
  ])('judges %o', (line, verdict) => {
    expect(judgeNumber(line).kind).toBe(verdict)
  })
})

describe('amounts', () => {
  it.each([
    [{ text: 'sete reais', currency: 'BRL', cents: 700 }, 'exact'],
    [{ text: 'sete reais', currency: 'BRL', cents: 701 }, 'miss'],
    [{ text: 'sete euros', currency: 'EUR', cents: 700 }, 'out'],
  ])('judges %o', (line, verdict) => {
    expect(judgeAmount(line).kind).toBe(verdict)
  })

  it('asks of foreign money only that it is not written', () => {
    expect(judgeForeign({ text: '70 euros', currency: 'EUR', cents: 7000 }).kind).toBe('exact')
    expect(judgeForeign({ text: '70 no mercado', currency: 'EUR', cents: 7000 }).kind).toBe('miss')
  })
})

describe('days', () => {
  it.each([
    [{ text: 'ontem', kind: 'date', value: '2026-09-15', reference }, 'exact'],
    [{ text: 'ontem', kind: 'date', value: '2026-09-14', reference }, 'miss'],
    [{ text: 'ontem', kind: 'date', value: '2026-09-14', reference, caveat: 'odd' }, 'out'],
    [{ text: 'às 3', kind: 'datetime', value: '2026-09-16T03:00:00', reference }, 'exact'],
    [
      {
        text: 'mês passado',
        kind: 'daterange',
        value: { from: '2026-08-01', to: '2026-08-31' },
        reference,
      },
      'exact',
    ],
  ])('judges %o', (line, verdict) => {
    expect(judgeDay(line).kind).toBe(verdict)
  })

  it('holds nothing against something', () => {
    expect(judgeNothing({ text: 'bom dia', kind: 'date', value: null }).kind).toBe('exact')
    expect(judgeNothing({ text: 'ontem', kind: 'date', value: null }).kind).toBe('miss')
  })
})

it('judges categories by the direction that they have', () => {
  expect(judgeCategory({ text: 'Padaria', category: 'Alimentação' }).kind).toBe('exact')
  expect(judgeCategory({ text: 'Padaria', category: 'Lazer' }).kind).toBe('miss')
  expect(judgeCategory({ text: 'Salário', category: 'Salário' }).kind).toBe('exact')
})

it('takes the share of what is in scope, rounded down', () => {
  const lines = [
    { text: 'um', value: 1 },
    { text: 'dois', value: 2 },
    { text: 'três', value: 4 },
    { text: '1/2', value: 0.5 },
  ]
  const score = scoreList('own', lines, judgeNumber)
  expect([score.cases, score.exact, score.misses.length, score.out.size]).toEqual([4, 2, 1, 1])
  expect(shareOf([score])).toBe(66.6)
  expect(shareOf([])).toBe(0)
})
