import type { Turn } from '#conversation/turn.ts'
import type { SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

/** Reasons for silence that say that nothing was understood; the others are knowledge. */
const unknowing: readonly SilenceReason[] = ['unsure', 'unmeant', 'unclear']

/** Whether it was read; what was found among a person's things, or leans on others, is known. */
export function isRead({ rule, candidate }: Turn): boolean {
  return rule === candidate.rule
}

/** Whether the rules left a message alone, or asked about it, for want of knowing better. */
export function isLeftOpen({ reply }: Turn): boolean {
  if (reply.kind === 'none') return unknowing.includes(reply.reason)
  return reply.kind === 'ask' || reply.kind === 'talk'
}

/** Whether the rules saw a wish, a denial or somebody else's deed: they may be wrong about it. */
export function isContested({ reply }: Turn): boolean {
  return reply.kind === 'none' && reply.reason === 'unmeant'
}

/**
 * What a message tells of money, where somebody says that it does: all its sums, if need be. What
 * is asked tells nothing: there the rules' own question stands.
 */
export function toldTransactions(message: Message): readonly ReadTransaction[] {
  const { reading, account, index } = message
  if (isQuestion(reading)) return []
  if (account.transactions.length > 0 || reading.amounts.length === 0) return account.transactions
  if (latest?.message !== message) {
    latest = { message, told: readTransactions(reading, index, { isTold: true }).transactions }
  }
  return latest.told
}

/** Whoever doubts what the rules left open asks for the same. */
let latest: { message: Message; told: readonly ReadTransaction[] } | null = null
