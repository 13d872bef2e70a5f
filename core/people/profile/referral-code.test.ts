import { expect, it } from 'vitest'
import { readReferralCode } from '#people/profile/referral-code.ts'

it.each([
  ['R7J6VH2Z', 'R7J6VH2Z'],
  [' r7j6vh2z ', 'r7j6vh2z'],
  ['R7J6VH2Z.', 'R7J6VH2Z'],
  ['R7J6VH2Z),', 'R7J6VH2Z'],
  ['*R7J6VH2Z*', 'R7J6VH2Z'],
  ['AMIGA 123', 'AMIGA 123'],
  [' .', ''],
  ['', ''],
  ['x'.repeat(500), 'x'.repeat(40)],
])('%j is read as %j', (typed, code) => expect(readReferralCode(typed)).toBe(code))
