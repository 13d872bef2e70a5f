import { defineEvent } from '#platform/events/transaction-events.ts'

/** Somebody's referrals brought them free months, once for each milestone; told as the system. */
export interface PrizeWon {
  /** Of the prize. */
  id: string
  userId: string
  months: number
}

export const prizeWon = defineEvent<PrizeWon>('referral.prize-won')
