import { expect, it } from 'vitest'
import { between, stateOfAll, turned } from '#design/table/choice.model.ts'

const keys = ['a', 'b', 'c', 'd']

it('turns keys on and off, and leaves the others', () => {
  expect([...turned(new Set(['a']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c'])
  expect([...turned(new Set(['a', 'b']), ['b', 'd'], false)]).toEqual(['a'])
})

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s is %j', (from, to, expected) => {
  expect(between(keys, from, to)).toEqual(expected)
})

it.each([
  [[], 'none'],
  [['elsewhere'], 'none'],
  [['b'], 'some'],
  [['a', 'b', 'c', 'd', 'elsewhere'], 'all'],
])('with %j chosen, %s are', (chosen, state) => {
  expect(stateOfAll(new Set(chosen), keys)).toBe(state)
})
