import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readName } from '#people/identity/name.ts'

describe('readName', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  João   da\tSilva ', 'João da Silva'],
    ['Joa\u0303o', 'João'],
    ['Ana\u202egnirts', 'Ana gnirts'],
    ['Ана 李', 'Ана 李'],
    ['É', 'É'],
    ['O', 'O'],
    ["D'Ávila e Sá", "D'Ávila e Sá"],
    ['Ana-Luísa D’Ângelo', 'Ana-Luísa D’Ângelo'],
    ['João 3º', 'João 3º'],
    ['J. P.', 'J. P.'],
    ['नेहा', 'नेहा'],
  ])('reads %j as %j', (typed, name) => {
    expect(readName(typed)).toEqual({ name })
  })

  it.each(['', '   ', '\u200b\u0000', 'a'.repeat(121)])('refuses %j', (typed) => {
    expect(readName(typed)).toEqual({ refused: 'identity.name-required' })
  })

  it.each(['12345', '529.982.247-25', '...', "'-'", '-', '🌸', '٣٤'])(
    'finds no letter in %j',
    (typed) => {
      expect(readName(typed)).toEqual({ refused: 'identity.name-without-letters' })
    },
  )

  it.each(['<b>Ana</b>', 'Ana <script>', 'Ana > Bia'])('wants no brackets in %j', (typed) => {
    expect(readName(typed)).toEqual({ refused: 'identity.name-with-brackets' })
  })

  it('reads what it wrote as the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const reading = readName(typed)
        if ('name' in reading) expect(readName(reading.name)).toEqual(reading)
      }),
    )
  })
})
