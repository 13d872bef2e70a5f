import { expect, it } from 'vitest'
import { aPlan } from '#commerce/checkout/testing/checkout-samples.ts'
import { instalmentLabel, monthlyCents, renewalPhrase, summarize } from './summary.model.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it('says what paying in parts costs', () => {
  const summary = summarize(aPlan('anual'), 'CREDIT_CARD', 12)
  expect(summary).toMatchObject({
    lines: [
      { label: 'Plano Anual', amountCents: 24_990 },
      { label: 'Juros do parcelamento', amountCents: 1_074 },
    ],
    totalCents: 26_064,
  })
  expect(plain(summary.parts)).toBe('12x de R$ 21,72')
})

it('is the price alone by PIX, and at once', () => {
  for (const [method, count] of [['PIX', 12] as const, ['CREDIT_CARD', 1] as const]) {
    const summary = summarize(aPlan('anual'), method, count)
    expect(summary).toMatchObject({ totalCents: 24_990, parts: null })
    expect(summary.lines).toHaveLength(1)
  }
})

it('writes each way to pay with its total', () => {
  const [once, twice, thrice] = aPlan('trimestral').instalments
  expect(once && plain(instalmentLabel(once))).toBe('1x de R$ 89,90, sem juros')
  expect(twice && plain(instalmentLabel(twice))).toBe('2x de R$ 46,82 (total R$ 93,64)')
  expect(thrice && plain(instalmentLabel(thrice))).toBe('3x de R$ 31,20 (total R$ 93,60)')
})

it('breaks a longer plan down to the month', () => {
  expect(monthlyCents(aPlan('mensal'))).toBeNull()
  expect(monthlyCents(aPlan('anual'))).toBe(2_083)
})

it('tells how it renews', () => {
  expect(renewalPhrase(aPlan('anual'), 'CREDIT_CARD')).toContain('Renova todo ano no cartão')
  expect(renewalPhrase(aPlan('mensal'), 'PIX')).toContain('Não há débito automático')
})
