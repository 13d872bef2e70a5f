import { accessRefusals } from '#access.ts'
import { channelsRefusals } from '#assistant/channels.ts'
import { conversationRefusals } from '#assistant/conversation.ts'
import { memoryRefusals } from '#assistant/memory.ts'
import { remindersRefusals } from '#assistant/reminders.ts'
import type { AdminRefusalCode } from '#backoffice/refusals.ts'
import { checkoutRefusals } from '#commerce/payment.ts'
import { plansRefusals } from '#commerce/plans.ts'
import { referralRefusals } from '#commerce/referral.ts'
import { subscriptionRefusals } from '#commerce/subscription.ts'
import { budgetsRefusals } from '#money/budgets.ts'
import { categoriesRefusals } from '#money/categories.ts'
import { goalsRefusals } from '#money/goals.ts'
import { insightsRefusals } from '#money/insights.ts'
import { recurringRefusals } from '#money/recurring.ts'
import { transactionsRefusals } from '#money/transactions.ts'
import { undoRefusals } from '#money/undo.ts'
import { accountRefusals } from '#people/account.ts'
import { cookiesRefusals } from '#people/cookies.ts'
import { identityRefusals } from '#people/identity.ts'
import { profileRefusals } from '#people/profile.ts'
import { secondFactorRefusals } from '#people/second-factor.ts'
import { sessionsRefusals } from '#people/sessions.ts'

/** Refusals that any call can meet before it reaches its slice. */
export const platformRefusals = [
  'platform.route-missing',
  'platform.method-refused',
  'platform.origin-refused',
  'platform.body-too-large',
  'platform.body-invalid',
  'platform.input-invalid',
  'platform.busy',
  'platform.unavailable',
  'platform.unexpected',
] as const

/** What people may read; the back-office has sentences of its own. */
const productRefusalCodes = [
  ...platformRefusals,
  ...accessRefusals,
  ...identityRefusals,
  ...profileRefusals,
  ...cookiesRefusals,
  ...sessionsRefusals,
  ...secondFactorRefusals,
  ...accountRefusals,
  ...categoriesRefusals,
  ...transactionsRefusals,
  ...budgetsRefusals,
  ...recurringRefusals,
  ...goalsRefusals,
  ...undoRefusals,
  ...insightsRefusals,
  ...conversationRefusals,
  ...channelsRefusals,
  ...memoryRefusals,
  ...remindersRefusals,
  ...referralRefusals,
  ...plansRefusals,
  ...checkoutRefusals,
  ...subscriptionRefusals,
] as const
export type ProductRefusalCode = (typeof productRefusalCodes)[number]

export type RefusalCode = ProductRefusalCode | AdminRefusalCode
