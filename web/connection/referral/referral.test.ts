import { describe, expect, it } from 'vitest'
import { referralCode } from './referral.ts'

describe('the code of a friend in an address', () => {
  it.each([
    ['?ref=AMIGA123', 'AMIGA123'],
    ['?aff=ANTIGO1', 'ANTIGO1'],
    ['?ref=A&aff=B', 'A'],
    ['?ref=%20', null],
    ['', null],
  ])('%j', (search, code) => expect(referralCode(search)).toBe(code))

  it('is bounded', () => expect(referralCode(`?ref=${'x'.repeat(500)}`)).toHaveLength(40))
})
