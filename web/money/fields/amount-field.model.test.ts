import { describe, expect, it } from 'vitest'
import { readAmount, tidyAmount, writeAmount } from '#money/fields/amount-field.model.ts'

describe('an amount as typed', () => {
  it.each([
    ['52,90', 5290],
    ['52,9', 5290],
    ['52,', 5200],
    [',5', 50],
    ['1234', 123400],
    ['1.234', 123400],
    ['1.234,56', 123456],
    ['12.345.678,90', 1234567890],
    ['R$ 1.234,56', 123456],
    ['R$\u00a07', 700],
    ['52.90', 5290],
    ['0.5', 50],
    ['1234.56', 123456],
    ['100000000', 10_000_000_000],
    ['0000000000012', 1200],
  ])('reads %s as %i centavos', (text, amountCents) => {
    expect(readAmount(text)).toEqual({ status: 'ok', amountCents })
  })

  it.each([
    ['', 'empty'],
    ['R$ ', 'empty'],
    ['abc', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['1.23.4', 'unreadable'],
    ['12,345', 'unreadable'],
    ['12e3', 'unreadable'],
    [',', 'unreadable'],
    ['0', 'not-positive'],
    ['0,00', 'not-positive'],
    ['-5', 'not-positive'],
    ['\u22125', 'not-positive'],
    ['100000000,01', 'too-large'],
    ['99999999999999999999', 'too-large'],
  ])('says that %s is %s', (text, status) => {
    expect(readAmount(text)).toEqual({ status })
  })

  it('never loses a centavo between writing and reading', () => {
    for (const amountCents of [1, 10, 99, 100, 101, 123456, 999999999, 10_000_000_000]) {
      expect(readAmount(writeAmount(amountCents))).toEqual({ status: 'ok', amountCents })
    }
  })

  it('is tidied on leaving the field, and left alone when unreadable', () => {
    expect(tidyAmount('1234,5')).toBe('1.234,50')
    expect(tidyAmount('12x')).toBe('12x')
  })
})
