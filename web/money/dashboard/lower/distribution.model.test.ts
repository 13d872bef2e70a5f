import { expect, it } from 'vitest'
import { segmentAt, segmentByKey, segmentsOf } from '#money/dashboard/lower/distribution.model.ts'

const slice = (category: string | null, amountCents: number) => ({
  categoryId: category,
  category,
  icon: null,
  amountCents,
  percent: amountCents / 100,
})
const segments = segmentsOf([slice('Moradia', 5_000), slice(null, 3_000), slice('Lazer', 2_000)])

it('lays the categories side by side and names what has none', () => {
  expect(segments.map(({ name, start, width }) => [name, start, width])).toEqual([
    ['Moradia', 0, 0.5],
    ['Outros', 0.5, 0.3],
    ['Lazer', 0.8, 0.2],
  ])
  expect(segmentsOf([])).toEqual([])
})

it('gives every category a look of its own, the first eight plain', () => {
  const many = segmentsOf(Array.from({ length: 101 }, (_, index) => slice(`c${index}`, 100)))
  expect(new Set(many.map(({ look }) => JSON.stringify(look))).size).toBe(101)
  const plain = many.filter(({ look }) => look.stripes === null)
  expect(plain.map(({ look }) => look.hue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('leads to the transactions of the category, of this month', () => {
  const filters = '&type=despesa&period=current-month'
  expect(segments[0]?.path).toBe(`/transactions?category=Moradia${filters}`)
  expect(segments[1]?.path).toBe(`/transactions?category=none${filters}`)
})

it.each([
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [0.85, 2],
  [1, 2],
])('finds the segment at %d: %i', (place, index) => {
  expect(segmentAt(segments, place)).toBe(index)
})

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['Tab', 1, null],
])('%s leads from %i to %j', (key, from, to) => {
  expect(segmentByKey(key, from, 3)).toBe(to)
})
