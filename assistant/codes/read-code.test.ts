import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16 } from '#codes/crc16.ts'
import { readCode } from '#codes/read-code.ts'

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`
const withCheck = (body: string): string => `${body}6304${crc16(`${body}6304`)}`

const account = field('26', field('00', 'br.gov.bcb.pix') + field('01', 'ana@exemplo.com'))
const payee = field('58', 'BR') + field('59', 'PADARIA DO ZE') + field('60', 'RECIFE')
const pix = (amount: string, rest = ''): string =>
  withCheck(`${field('00', '01')}${account}52040000${field('53', '986')}${amount}${payee}${rest}`)

/** The key of a receipt with its check digit, which these tests reckon in a way of their own. */
function key(body: string): string {
  let sum = 0
  for (let at = 42, weight = 2; at >= 0; at -= 1, weight = weight === 9 ? 2 : weight + 1) {
    sum += (body.charCodeAt(at) - 48) * weight
  }
  return `${body}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`
}
const receipt = key('3526111122233300018165001000012345100000001')
const host = 'https://www.nfce.fazenda.sp.gov.br/qrcode'

it('computes the check of the EMV book', () => {
  expect(crc16('123456789')).toBe('29B1')
})

describe('a PIX code', () => {
  it('tells amount and payee', () => {
    expect(readCode(pix(field('54', '10.50')))).toEqual({
      kind: 'pix',
      amountCents: 1050,
      payee: 'PADARIA DO ZE',
      city: 'RECIFE',
      description: null,
    })
  })

  it.each([
    ['', null],
    [field('54', '7'), 700],
    [field('54', '0.00'), null],
    [field('54', '-5.00'), null],
    [field('54', '1e9'), null],
    [field('54', '9999999999.99'), null],
  ])('takes %j for %j centavos', (amount, cents) => {
    expect(readCode(pix(amount))).toMatchObject({ amountCents: cents })
  })

  it('believes no amount of a dynamic one, whose true one stands at the bank', () => {
    const url = field('26', field('00', 'BR.GOV.BCB.PIX') + field('25', 'pix.exemplo.com/8b3da2'))
    const code = withCheck(
      `000201${url}52040000${field('53', '986')}${field('54', '9.00')}${payee}`,
    )
    expect(readCode(code)).toMatchObject({ payee: 'PADARIA DO ZE', amountCents: null })
  })

  it('is not read when a single character was changed', () => {
    const code = pix(field('54', '10.50'))
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom('0', '9', 'A', 'z'), (at, sign) => {
        const changed = code.slice(0, at) + sign + code.slice(at + 1)
        // The check itself may be written in small letters.
        const isSame = changed.slice(0, -4) + changed.slice(-4).toUpperCase() === code
        expect(readCode(changed) !== null).toBe(isSame)
      }),
    )
  })

  it('names nobody by something that would become a link', () => {
    for (const name of ['CLIQUE GOLPE.COM', 'golpe.xyz', 'http://golpe', 'www.golpe']) {
      const evil = payee.replace(field('59', 'PADARIA DO ZE'), field('59', name))
      const code = withCheck(`000201${account}52040000${field('53', '986')}${evil}`)
      expect(readCode(code)).toMatchObject({ kind: 'pix', payee: null })
    }
  })
})

describe('a receipt', () => {
  const known = { state: 'SP', year: 2026, month: 11, number: 12_345 }

  it.each([
    ['layout 2', `${host}?p=${receipt}|2|1|1|ABCDEF0123`, null, null],
    ['layout 2 without a connection', `${host}?p=${receipt}|2|1|07|45.90|6B|1|AB`, 4590, 7],
    ['layout 3', `${host}?p=${receipt}%7C3%7C1`, null, null],
    ['layout 3 without a connection', `${host}?p=${receipt}|3|1|07|45.90|1||abc=`, 4590, 7],
    ['layout 1', `${host}?chNFe=${receipt}&nVersao=100&tpAmb=1&vNF=45.90`, 4590, null],
    ['SAT', `${receipt}|20261107101112|45.90||signature`, 4590, 7],
    ['its key', receipt, null, null],
    ['a day that the month does not have', `${host}?p=${receipt}|3|1|31|45.90|1`, 4590, null],
  ])('is read from %s', (_name, code, amountCents, day) => {
    expect(readCode(code)).toEqual({ kind: 'receipt', key: known, amountCents, day })
  })

  it.each([
    ['a test receipt', `${host}?p=${receipt}|2|2|1|AB`],
    ['another address', `https://sefaz.sp.gov.br.golpe.com/qr?p=${receipt}|3|1`],
    ["another state's address", `https://nfce.sefaz.pe.gov.br/qr?p=${receipt}|3|1`],
    ['a user name before the host', `https://sp.gov.br@golpe.com/?p=${receipt}|3|1`],
    ['a city of that state', `https://www.cidade.sp.gov.br/qr?p=${receipt}|3|1`],
    ['another port', `https://www.nfce.fazenda.sp.gov.br:8443/qr?p=${receipt}|3|1`],
    ['no receipt', `${host}?p=1`],
    ['a wrong check digit', `${receipt.slice(0, -1)}${(Number(receipt.at(-1)) + 1) % 10}`],
    ['a script', 'javascript:alert(1)'],
    ['an address of our own', 'http://127.0.0.1:3000/api/session'],
  ])('is not read from %s', (_name, code) => {
    expect(readCode(code)).toBeNull()
  })
})

it('keeps every amount to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (value) => {
      const written = `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`
      expect(readCode(pix(field('54', written)))).toMatchObject({ amountCents: value })
    }),
  )
})

it('looks at whatever stands behind a true check, without failing', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789br.gcvpix'), maxLength: 200 })
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      const read = readCode(withCheck(`000201${account}52040000${field('53', '986')}${text}`))
      expect(read === null || read.kind === 'pix').toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('takes any text without failing', () => {
  const near = fc.string({ unit: fc.constantFrom('0', '1', '2', '6', '3', '|', 'a', '%', '?') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near), (text) => {
      expect(readCode(`000201${text}`)).toBeNull()
      expect(() => readCode(`${host}?p=${text}`)).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
