import { describe, expect, it } from 'vitest'
import { categoryColors, readEmoji, readIcon, writeIcon } from '#money/categories/icon.ts'

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

describe('readEmoji', () => {
  it.each(['🍔', '👨‍👩‍👧‍👦', '👍🏽', '🇧🇷', '1️⃣', '🏳️‍🌈', '❤️', '🧑🏿‍🚀'])(
    'takes %s as one',
    (emoji) => {
      expect(readEmoji(` ${emoji} `)).toBe(emoji)
    },
  )

  it('makes a plain sign colourful', () => {
    expect(readEmoji('❤')).toBe('❤️')
  })

  it('gives the default for nothing', () => {
    expect(readEmoji('  ')).toBe('📋')
  })

  it.each(['a', '🍔🍔', '1', '🍔a', '<b>', '|', '🍔|#ff0000', '\u200d'])('refuses %j', (text) => {
    expect(readEmoji(text)).toBeNull()
  })

  it('is read back as it was written', () => {
    for (const color of [...categoryColors, null]) {
      expect(readIcon(writeIcon({ icon: '🧑🏿‍🚀', color }))).toEqual({ icon: '🧑🏿‍🚀', color })
    }
  })
})
