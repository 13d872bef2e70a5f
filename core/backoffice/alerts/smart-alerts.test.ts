import { expect, it } from 'vitest'
import { isFalling } from '#backoffice/alerts/smart-alerts.ts'

it('falls when somebody writes half of what they did, or less', () => {
  expect(isFalling({ before: 10, last14Days: 5 })).toBe(true)
  expect(isFalling({ before: 10, last14Days: 6 })).toBe(false)
  expect(isFalling({ before: 4, last14Days: 0 })).toBe(true)
})

it('says nothing of somebody who never wrote much', () => {
  expect(isFalling({ before: 3, last14Days: 0 })).toBe(false)
})
