import { everybody, type Segment } from '@lya/core/backoffice/segments/segment.ts'
import { expect, it } from 'vitest'
import {
  draftOf,
  newCondition,
  newGroup,
  ruleOf,
  withCondition,
  withGroup,
  wrongBound,
} from './segment.model.ts'

const rule: Segment = {
  match: 'any',
  groups: [
    {
      match: 'all',
      conditions: [
        { field: 'plan', values: ['TRIAL', 'ATIVO'], isNot: true },
        { field: 'daysToEnd', from: -3, to: 7 },
        { field: 'churn', from: 70 },
      ],
    },
    { match: 'any', conditions: [{ field: 'source', values: ['meta'] }] },
  ],
}

it('shows a rule and says the same again', () => {
  expect(ruleOf(draftOf(rule))).toEqual(rule)
  expect(ruleOf(draftOf(everybody))).toEqual(everybody)
})

it.each([
  ['', '', null],
  ['3', '', { field: 'churn', from: 3 }],
  [' 0 ', '100', { field: 'churn', from: 0, to: 100 }],
  ['101', '', null],
  ['-1', '', null],
  ['9', '3', null],
  ['x', '3', null],
  ['1.5', '', null],
])('reads bounds %j and %j as %j', (from, to, condition) => {
  const group = { ...newGroup(), conditions: [{ ...newCondition('churn'), from, to }] }
  const read = ruleOf({ match: 'all', groups: [group] })
  expect(read?.groups[0]?.conditions[0] ?? null).toEqual(condition)
})

it('tells between which a bound lies that is none', () => {
  const range = { min: 0, max: 100 }
  expect(['101', '-1', 'x', '1.5'].map((typed) => wrongBound('churn', typed))).toEqual(
    Array.from({ length: 4 }, () => range),
  )
  expect(['', '0', '100'].map((typed) => wrongBound('churn', typed))).toEqual([null, null, null])
})

it('stands for nothing while a condition is not whole', () => {
  const group = newGroup()
  expect(ruleOf({ match: 'all', groups: [group] })).toBeNull()
})

it('lets a group go with its last condition', () => {
  const group = newGroup()
  const [first] = group.conditions
  const draft = { match: 'all' as const, groups: [group] }
  const emptied = withCondition(group, first?.key ?? 0, null)
  expect(withGroup(draft, group.key, emptied).groups).toEqual([])
})
