import { cents } from '@lya/core/amounts/cents.ts'
import { describe, expect, it } from 'vitest'
import {
  formatAxis,
  formatCompactReais,
  formatCompactSigned,
  formatPercent,
  formatSigned,
} from './amounts.ts'

const minus = '\u2212'
const gap = '\u00a0'

describe('amounts on screen', () => {
  it('carry a sign as wide as a figure', () => {
    expect(formatSigned(cents(5290), 'despesa')).toBe(`${minus}R$${gap}52,90`)
    expect(formatSigned(cents(420000), 'receita')).toBe(`+R$${gap}4.200,00`)
  })

  it('carry one sign alone where the data that was loaded has its own', () => {
    expect(formatSigned(cents(-310), 'despesa')).toBe(`+R$${gap}3,10`)
    expect(formatSigned(cents(-310), 'receita')).toBe(`${minus}R$${gap}3,10`)
    expect(formatCompactSigned(cents(-123_456), 'despesa')).toBe(`+R$${gap}1.2k`)
    expect(formatSigned(cents(0), 'despesa')).toBe(`R$${gap}0,00`)
  })

  it.each([
    [0, '0'],
    [85_050, '851'],
    [99_999, '1.000'],
    [100_000, '1k'],
    [150_000, '1,5k'],
    [105_000_000, '1,05M'],
    [-150_000, `${minus}1,5k`],
    [99_999_900, '1.000k'],
    [100_000_000, '1M'],
    [250_000_000, '2,5M'],
  ])('axis: %d centavos as %s', (amount, text) => {
    expect(formatAxis(cents(amount))).toBe(text)
  })

  it.each([
    [100_000, `R$${gap}1.000,00`],
    [100_001, `R$${gap}1.0k`],
    [123_456, `R$${gap}1.2k`],
    [-123_456, `${minus}R$${gap}1.2k`],
  ])('in a phone list: %d centavos as %s', (amount, text) => {
    expect(formatCompactReais(cents(amount))).toBe(text)
  })

  it.each([
    [499_999, 500_000, `R$${gap}4.999,99`],
    [500_000, 499_999, `R$${gap}5.000,00`],
    [300_001, 300_000, `R$${gap}3.000,01`],
    [500_000, 500_000, `R$${gap}5.0k`],
    [494_999, 500_000, `R$${gap}4.9k`],
    [99_999, 100_001, `R$${gap}999,99`],
  ])('beside another: %d centavos beside %d as %s', (amount, beside, text) => {
    expect(formatCompactReais(cents(amount), { beside: cents(beside) })).toBe(text)
  })

  it('percent with one decimal', () => {
    expect(formatPercent(12.54)).toBe('12,5%')
    expect(formatPercent(-3)).toBe(`${minus}3,0%`)
  })
})
