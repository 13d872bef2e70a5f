import type { FailureKind } from '#assistant/whatsapp/gateway.ts'

/** Meta's codes that a later try of the same message may not meet again. */
const later = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004, 133016])

/** Codes that stop every message until the operator has acted: token, rights, payment, policy. */
const alarms = new Set([
  0, 3, 10, 33, 190, 368, 130497, 131005, 131031, 131042, 131045, 131048, 133010,
])

/** What Meta's error code means for a message; the number counts, its titles change. */
export function failureKindOf(code: number): FailureKind {
  if (later.has(code)) return 'later'
  // 200 to 299 are all of them missing permissions.
  if (alarms.has(code) || (code >= 200 && code <= 299)) return 'alarm'
  return 'never'
}
