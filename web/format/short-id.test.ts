import { expect, it } from 'vitest'
import { shortId } from '#format/short-id.ts'

it('tells people of one minute apart', () => {
  expect(shortId('01936000-0000-7000-8000-0000000000c1')).toBe('…000000c1')
  expect(shortId('01936000-0000-7000-8000-0000000000c2')).toBe('…000000c2')
})
