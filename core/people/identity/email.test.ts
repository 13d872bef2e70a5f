import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmail } from '#people/identity/email.ts'

describe('readEmail', () => {
  it.each([
    ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
    ['  Ana.Souza+lya@Exemplo.COM ', 'ana.souza+lya@exemplo.com'],
    ["o'neil@exemplo.com", "o'neil@exemplo.com"],
    ['a@b.co', 'a@b.co'],
    ['ana@xn--po-mia.com', 'ana@xn--po-mia.com'],
  ])('takes %s', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email })
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo.c',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    'ana..souza@exemplo.com',
    '.ana@exemplo.com',
    'ana souza@exemplo.com',
    'ana@exemplo.com, bia@exemplo.com',
    'ana@exemplo.com\r\nBcc: bia@exemplo.com',
    'ana@bia@exemplo.com',
    '"ana"@exemplo.com',
    "ana'@exemplo.com",
    'ana%bia@exemplo.com',
    'ana@[127.0.0.1]',
    'ana@127.0.0.1',
    '<script>@exemplo.com',
    'joão@exemplo.com',
    // The Kelvin sign lowers to an ordinary k: it must not become somebody else's address.
    '\u212Aarla@exemplo.com',
    `${'a'.repeat(65)}@exemplo.com`,
    `ana@${'a'.repeat(250)}.com`,
  ])('refuses %j', (typed) => {
    expect(readEmail(typed)).toEqual({ refused: 'identity.email-invalid' })
  })

  it('reads what it wrote as the same address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const first = readEmail(typed)
        fc.pre('email' in first)
        expect(readEmail(first.email)).toEqual(first)
        expect(readEmail(typed.toUpperCase())).toEqual(first)
      }),
    )
  })

  it('answers any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const reading = readEmail(typed)
        if ('email' in reading) expect(reading.email).toMatch(/^[!-~]+@[!-~]+$/)
      }),
    )
  })
})
