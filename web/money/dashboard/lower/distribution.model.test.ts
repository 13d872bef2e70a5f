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

it('uses its eight hues again', () => {
  const many = segmentsOf(Array.from({ length: 10 }, (_, index) => slice(`c${index}`, 100)))
  expect(many.map(({ hue }) => hue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
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
