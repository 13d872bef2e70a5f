import { channels } from '#assistant/channels.ts'
import { conversation } from '#assistant/conversation.ts'
import { memory } from '#assistant/memory.ts'
import { reminders } from '#assistant/reminders.ts'
import { backoffice } from '#backoffice/procedures.ts'
import { checkout } from '#commerce/checkout.ts'
import { plans } from '#commerce/plans.ts'
import { referrals } from '#commerce/referral.ts'
import { subscriptions } from '#commerce/subscription.ts'
import { budgets } from '#money/budgets.ts'
import { categories } from '#money/categories.ts'
import { goals } from '#money/goals.ts'
import { insights } from '#money/insights.ts'
import { recurring } from '#money/recurring.ts'
import { transactions } from '#money/transactions.ts'
import { undo } from '#money/undo.ts'
import { account } from '#people/account.ts'
import { cookies } from '#people/cookies.ts'
import { identity } from '#people/identity.ts'
import { notices } from '#people/notices.ts'
import { onboarding } from '#people/onboarding.ts'
import { profiles } from '#people/profile.ts'
import { secondFactor } from '#people/second-factor.ts'
import { sessions } from '#people/sessions.ts'
import { support } from '#people/support.ts'

/** What people call. The back-office stays apart, so that only its own script knows it. */
export const productContract = {
  identity,
  onboarding,
  profiles,
  sessions,
  secondFactor,
  account,
  notices,
  cookies,
  support,
  categories,
  transactions,
  budgets,
  recurring,
  goals,
  undo,
  insights,
  conversation,
  channels,
  memory,
  reminders,
  plans,
  referrals,
  checkout,
  subscriptions,
}
export type ProductContract = typeof productContract

/** Every procedure, by slice; REST under `/api`. */
export const contract = { ...productContract, admin: backoffice }
export type Contract = typeof contract
