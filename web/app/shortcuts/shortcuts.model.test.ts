import { describe, expect, it } from 'vitest'
import { type Press, readShortcut } from '#app/shortcuts/shortcuts.model.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  isControl: false,
  isAlt: false,
  atMs: 1_000,
  ...more,
})
const read = (one: Press, before: Press | null = null) => readShortcut(one, before, true)

describe('a key press', () => {
  it.each([
    ['n', { kind: 'new' }],
    ['N', { kind: 'new' }],
    ['v', { kind: 'amounts' }],
    ['?', { kind: 'help' }],
    ['x', null],
  ])('%s asks for %j', (key, action) => {
    expect(read(press(key))).toEqual(action)
  })

  it('opens the palette with Ctrl or Cmd alone', () => {
    expect(read(press('k', { isControl: true }))).toEqual({ kind: 'palette' })
    expect(read(press('K', { isControl: true }))).toEqual({ kind: 'palette' })
    expect(read(press('k'))).toBeNull()
  })

  it('leaves the keys of the browser alone', () => {
    expect(read(press('n', { isControl: true }))).toBeNull()
    expect(read(press('n', { isAlt: true }))).toBeNull()
  })

  it('goes to a place after g, for a moment', () => {
    const g = press('g')
    expect(read(press('t', { atMs: 2_000 }), g)).toEqual({ kind: 'go', path: '/transactions' })
    expect(read(press('t', { atMs: 2_600 }), g)).toBeNull()
    expect(read(press('t'), press('x'))).toBeNull()
  })

  it('does nothing by a single key once those are switched off', () => {
    expect(readShortcut(press('n'), null, false)).toBeNull()
    expect(readShortcut(press('k', { isControl: true }), null, false)).toEqual({ kind: 'palette' })
  })
})
