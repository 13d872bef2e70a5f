import { reminderKinds } from '#assistant/reminders/index.ts'
import { prizeKind, subscriptionKinds } from '#commerce/subscriptions/index.ts'
import { trialKind } from '#commerce/trial/index.ts'
import { lostAddressKind } from '#people/account/index.ts'
import type { NoticeKind } from '#people/notices/index.ts'

/** What every area tells people of. */
export const noticeKinds: readonly NoticeKind[] = [
  ...reminderKinds,
  trialKind,
  lostAddressKind,
  ...subscriptionKinds,
  prizeKind,
]
