import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { expectedIncome } from '#money/insights/regular-income.ts'

const november = Temporal.PlainYearMonth.from('2026-11')
/** Incomes of one category, of August to December. */
function incomes(categoryId: string | null, ...amounts: number[]) {
  return amounts.map((amount, index) => ({
    categoryId,
    month: november.add({ months: index - 3 }),
    amountCents: cents(amount),
  }))
}

it.each<[string, ReturnType<typeof incomes>, number]>([
  ['nothing', [], 0],
  ['a salary', incomes('salary', 5_000, 5_000, 5_200), 5_000],
  ['a salary of two months', incomes('salary', 0, 5_000, 5_200), 0],
  ['work that varies', incomes('work', 900, 100, 4_000, 7_000), 100],
  ['two that recur', [...incomes('a', 1, 2, 3), ...incomes(null, 10, 30, 20)], 11],
  ['what is written already', incomes('salary', 5_000, 5_000, 5_000, 0, 6_000), 6_000],
  ['what is written in part', incomes('salary', 5_000, 5_000, 5_000, 0, 1_000), 5_000],
  ['what is written once', incomes('gift', 0, 0, 0, 0, 700), 700],
  ['a correction below zero', incomes('salary', -5, 5_000, 5_000), 0],
])('expects of %s', (_of, given, expected) => {
  expect(expectedIncome(given, november)).toBe(expected)
})
