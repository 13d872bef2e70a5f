import { describe, expect, it } from 'vitest'
import { readIcon } from '#money/categories/icon.ts'

describe('readIcon', () => {
  it.each([
    ['🍔', { icon: '🍔', color: null }],
    ['🍔|#ff0000', { icon: '🍔', color: '#ff0000' }],
    ['🍔|', { icon: '🍔', color: null }],
    ['|#ff0000', { icon: '📋', color: '#ff0000' }],
    ['', { icon: '📋', color: null }],
    ['🍔|#fff|#000', { icon: '🍔', color: '#fff' }],
  ])('reads %j', (stored, expected) => {
    expect(readIcon(stored)).toEqual(expected)
  })
})
