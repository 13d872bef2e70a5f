import { expect, it } from 'vitest'
import { funnel, funnelTone } from '#backoffice/funnel/funnel.ts'

const counts = {
  'signed-up': 400,
  onboarded: 300,
  'first-entry': 240,
  engaged: 40,
  'checkout-opened': 60,
  paid: 5,
}

it('has six steps, each with its part of all and of the step before', () => {
  expect(funnel(counts)).toEqual([
    { step: 'signed-up', people: 400, ofAll: 10_000, ofPrevious: 10_000, lost: 0, tone: 'good' },
    { step: 'onboarded', people: 300, ofAll: 7_500, ofPrevious: 7_500, lost: 100, tone: 'good' },
    { step: 'first-entry', people: 240, ofAll: 6_000, ofPrevious: 8_000, lost: 60, tone: 'good' },
    { step: 'engaged', people: 40, ofAll: 1_000, ofPrevious: 1_667, lost: 200, tone: 'fair' },
    // Some open the checkout without having been engaged: nobody is lost there.
    {
      step: 'checkout-opened',
      people: 60,
      ofAll: 1_500,
      ofPrevious: 15_000,
      lost: 0,
      tone: 'good',
    },
    { step: 'paid', people: 5, ofAll: 125, ofPrevious: 833, lost: 55, tone: 'poor' },
  ])
})

it('is empty while nobody has signed up', () => {
  const nobody = { ...counts }
  for (const step of Object.keys(nobody)) nobody[step as keyof typeof counts] = 0
  expect(funnel(nobody).every(({ people, ofAll, lost }) => people + ofAll + lost === 0)).toBe(true)
})

it('is green from 20% on and yellow from 10% on', () => {
  expect([2_000, 1_999, 1_000, 999].map(funnelTone)).toEqual(['good', 'fair', 'fair', 'poor'])
})
