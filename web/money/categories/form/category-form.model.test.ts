import { describe, expect, it } from 'vitest'
import { formOf, newForm, readForm, typedIcon } from './category-form.model.ts'

describe('readForm', () => {
  it('trims the name and takes the clipboard for no icon', () => {
    expect(readForm({ ...newForm, name: '  Feira  da   rua ' })).toEqual({
      name: 'Feira da rua',
      icon: '📋',
      color: '#0f766e',
      type: 'despesa',
    })
  })

  it.each([
    { name: '   ', icon: '🍔' },
    { name: 'Lanche', icon: 'x' },
    { name: 'Lanche', icon: '🍔🍟' },
  ])('takes neither an empty name nor what is no single emoji: %j', (change) => {
    expect(readForm({ ...newForm, ...change })).toBeNull()
  })

  it('reads back what was stored', () => {
    const stored = { name: 'Casa', icon: '👨‍👩‍👧‍👦', color: '#2563eb', type: 'receita' } as const
    expect(readForm(formOf(stored))).toEqual(stored)
  })

  it('drops a colour that was loaded and that nothing here can save', () => {
    expect(formOf({ name: 'Casa', icon: '🏠', color: 'red', type: 'despesa' }).color).toBeNull()
    expect(formOf({ name: 'Casa', icon: '🏠', color: '#FF0000', type: 'despesa' }).color).toBe(
      '#ff0000',
    )
  })
})

describe('typedIcon', () => {
  it.each([
    ['', ''],
    ['🍔', '🍔'],
    ['🍔🍟', '🍟'],
    ['🍔 👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['abc🇧🇷', '🇧🇷'],
    ['abc', 'abc'],
    ['  ', ''],
  ])('of %j keeps %j', (typed, kept) => {
    expect(typedIcon(typed)).toBe(kept)
  })
})
