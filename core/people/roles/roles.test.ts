import { expect, it } from 'vitest'
import { hasRight, type Right, type Role, rights } from '#people/roles/roles.ts'

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
