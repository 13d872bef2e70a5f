import { expect, it } from 'vitest'
import { isChurnAlertDue } from '#backoffice/alerts/churn-alert.ts'

it('is due at a high risk with an end within seven days', () => {
  expect(isChurnAlertDue({ score: 70, daysUntilExpiry: 7 })).toBe(true)
  expect(isChurnAlertDue({ score: 100, daysUntilExpiry: 0 })).toBe(true)
  expect(isChurnAlertDue({ score: 69, daysUntilExpiry: 1 })).toBe(false)
  expect(isChurnAlertDue({ score: 90, daysUntilExpiry: 8 })).toBe(false)
  expect(isChurnAlertDue({ score: 90, daysUntilExpiry: -1 })).toBe(false)
  expect(isChurnAlertDue({ score: 90, daysUntilExpiry: null })).toBe(false)
})
