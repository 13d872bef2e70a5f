import { extensionDays } from '@lya/core/backoffice/trial-extension/trial-extension.ts'

/** @returns Null for what is no whole number from 1 to 365. */
export function readDays(typed: string): number | null {
  const text = typed.trim()
  if (!/^\d{1,3}$/.test(text)) return null
  const days = Number(text)
  return days >= extensionDays.min && days <= extensionDays.max ? days : null
}
