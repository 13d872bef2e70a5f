import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPhone, readPhone, readStoredPhone } from '#people/identity/phone.ts'

describe('readPhone', () => {
  it.each([
    ['11912345678', '5511912345678'],
    ['(11) 9 1234-5678', '5511912345678'],
    ['1112345678', '5511912345678'],
    ['+55 (61) 9 8765-4321', '5561987654321'],
    ['5511912345678', '5511912345678'],
    ['55912345678', '5555912345678'],
    ['99912345678', '5599912345678'],
  ])('reads %s as %s', (typed, phone) => {
    expect(readPhone(typed)).toEqual({ phone })
  })

  it.each([
    ['', 'missing'],
    ['telefone', 'missing'],
    ['١١٩١٢٣٤٥٦٧٨', 'missing'],
    ['119123456', 'too-short'],
    ['551112345678', 'too-long'],
    ['55119123456789', 'too-long'],
    ['10912345678', 'area-code'],
    ['0112345678', 'area-code'],
    ['5509912345678', 'area-code'],
    ['4411912345678', 'country'],
    ['+1 415 555 2671', 'country'],
    ['+351 912 345 678', 'country'],
    ["'; DROP TABLE profiles; --", 'missing'],
  ])('refuses %j as %s', (typed, refused) => {
    expect(readPhone(typed)).toEqual({ refused })
  })

  it('stores 13 digits from 55, and reads them back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789()- +') }), (typed) => {
        const reading = readPhone(typed)
        if (!('phone' in reading)) return
        expect(reading.phone).toMatch(/^55[1-9][1-9][0-9]{9}$|^55[2-9]0[0-9]{9}$/)
        expect(readPhone(reading.phone)).toEqual(reading)
        expect(readStoredPhone(reading.phone)).toEqual(reading)
      }),
    )
  })
})

describe('readStoredPhone', () => {
  it.each([
    ['551191234567', 'length'],
    ['55119123456789', 'length'],
    ['(11) 912345678', 'length'],
    ['1111912345678', 'country'],
    ['5510912345678', 'area-code'],
  ])('refuses %s as %s', (stored, refused) => {
    expect(readStoredPhone(stored)).toEqual({ refused })
  })
})

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1191', '(11) 9 1'],
    ['1191234', '(11) 9 1234'],
    ['11912345', '(11) 9 1234-5'],
    ['11912345678', '(11) 9 1234-5678'],
    ['5511912345678', '(11) 9 1234-5678'],
    ['119123456789', '(11) 9 1234-56789'],
  ])('shows %s as %s', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  it('never changes the digits of 11 or fewer, and is stable', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 11 }),
        (digits) => {
          const masked = maskPhone(digits)
          expect(masked.replace(/[^0-9]/g, '')).toBe(digits)
          expect(maskPhone(masked)).toBe(masked)
        },
      ),
    )
  })
})
