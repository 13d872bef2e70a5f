import { describe, expect, it } from 'vitest'
import { cardBrand } from '#commerce/cards/brand.ts'
import { addsUp, cardProblems, readExpiry } from '#commerce/cards/card.ts'

describe('the brand of a card', () => {
  it.each([
    ['4', 'visa'],
    ['4111111111111111', 'visa'],
    ['5162306219378829', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['6362970000457013', 'elo'],
    ['5067', null],
    ['506700', 'elo'],
    ['4514160000000000', 'elo'],
    ['6062828888666688', 'hipercard'],
    ['3782', 'amex'],
    ['30569309025904', 'diners'],
    ['3530111333300000', 'jcb'],
    ['6011000990139424', 'discover'],
    ['', null],
    ['9', null],
  ])('%s is %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand))
})

describe('what is wrong with a card', () => {
  const thisMonth = Temporal.PlainYearMonth.from('2026-11')
  const good = {
    number: '4444 4444 4444 4444',
    holder: 'ANA LIMA',
    expiry: '11/26',
    code: '123',
  }

  it.each([
    [{}, []],
    [{ number: '4444 4444 4444' }, ['number']],
    [{ number: '4'.repeat(20) }, ['number']],
    [{ holder: '  ' }, ['holder']],
    [{ holder: '4444 4444' }, ['nameless']],
    [{ holder: '-.' }, ['nameless']],
    [{ holder: 'É' }, []],
    [{ holder: "J D'ÁVILA-SÁ" }, []],
    [{ expiry: '13/27' }, ['expiry']],
    [{ expiry: '1/2' }, ['expiry']],
    [{ expiry: '10/26' }, ['expired']],
    [{ expiry: '12/2031' }, []],
    [{ code: '12' }, ['code']],
    [{ code: '1234' }, []],
    [{ code: '12345' }, ['code']],
    [{ number: '3782 822463 10005', code: '123' }, []],
    [{ number: '3782 822463 10005', code: '1234' }, []],
    [{ number: '', holder: '', expiry: '', code: '' }, ['number', 'holder', 'expiry', 'code']],
  ])('%j', (change, problems) => {
    expect(cardProblems({ ...good, ...change }, thisMonth)).toEqual(problems)
  })

  it.each([
    ['01/30', '2030-01'],
    ['01/2030', '2030-01'],
    ['01 / 30', '2030-01'],
    ['0130', '2030-01'],
    ['00/30', null],
    ['', null],
  ])('reads %j as %s', (typed, month) => {
    expect(readExpiry(typed)?.toString() ?? null).toBe(month)
  })

  it('tells a mistyped digit', () => {
    expect(addsUp('4111111111111111')).toBe(true)
    expect(addsUp('4111111111111112')).toBe(false)
  })
})
