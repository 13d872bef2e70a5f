import { expect, it } from 'vitest'
import { hasRight, mayOperate, type Right, type Role, rights } from '#people/roles/roles.ts'

it.each<[Role[], Right[]]>([
  [[], []],
  [['admin'], [...rights]],
  [['finance'], ['finance']],
  [['support'], ['support']],
  [
    ['support', 'marketing'],
    ['support', 'marketing'],
  ],
  [['finance', 'admin'], [...rights]],
])('%j holds %j', (held, expected) => {
  expect(rights.filter((right) => hasRight(held, right))).toEqual(expected)
})

it.each<[Role[], Right[], boolean]>([
  [[], [], false],
  [['support'], [], true],
  [['support'], ['finance', 'support'], true],
  [['marketing'], ['finance', 'support'], false],
  [['admin'], ['marketing'], true],
  [['finance'], ['owner'], false],
])('%j may do what is for any of %j: %s', (held, anyOf, may) => {
  expect(mayOperate(held, anyOf)).toBe(may)
})
