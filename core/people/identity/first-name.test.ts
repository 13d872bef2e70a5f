import { describe, expect, it } from 'vitest'
import { firstNameOf } from '#people/identity/first-name.copy.ts'

describe('firstNameOf', () => {
  it.each([
    ['Neide Souza', 'Neide'],
    ['Dona Neide Souza', 'Dona Neide'],
    ['  Seu Jorge Lima ', 'Seu Jorge'],
    ['Dra. Ana', 'Dra. Ana'],
    ['Dona', 'Dona'],
    ['', ''],
  ])('of %j is %j', (name, called) => expect(firstNameOf(name)).toBe(called))
})
