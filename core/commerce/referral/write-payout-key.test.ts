import { expect, it } from 'vitest'
import { readPayoutKey } from '#commerce/referral/payout-key.ts'
import { writePayoutKey } from '#commerce/referral/write-payout-key.ts'

it.each([
  ['a telephone', '+55 11 98765-4321', '+55 (11) 98765-4321'],
  ['a CPF', '52998224725', '529.982.247-25'],
  ['a CNPJ', '11222333000181', '11.222.333/0001-81'],
  ['an e-mail', 'ana@exemplo.com.br', 'ana@exemplo.com.br'],
  ['a random key', '123e4567-e89b-42d3-a456-426655440000', '123e4567-e89b-42d3-a456-426655440000'],
])('writes %s as a bank shows it', (_kind, typed, shown) => {
  expect(writePayoutKey(readPayoutKey(typed) ?? '')).toBe(shown)
})
