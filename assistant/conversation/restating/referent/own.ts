import type { BudgetDraft, RecurringDraft } from '#conversation/effect.ts'
import { lastLimit } from '#conversation/limits/standing/last-limit.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Bill, Thing } from '#conversation/naming/telling.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import type { TurnInput } from '#conversation/turn.ts'

/** A bill that does not stand there yet. */
export interface OfferedBill {
  bill: RecurringDraft
  /** It is asked about among these. */
  list?: PendingBills
  /** Her last reply offered it, or asked about it. */
  isOpen: boolean
}

/** Something of the person's that a correction may be of. */
export type Own =
  | { kind: 'entry'; id: string; name: string; entry: Remembered }
  | { kind: 'bill'; id: string; name: string; bill: Bill }
  | { kind: 'offer'; id: string; name: string; offer: OfferedBill }
  | { kind: 'goal'; id: string; name: string; goal: Thing }
  | { kind: 'limit'; id: string; name: string; limit: BudgetDraft }

/** What stands there of what was told, what this conversation wrote before all. */
export function entriesOf(input: TurnInput): Extract<Own, { kind: 'entry' }>[] {
  return rememberedIn(input).map((entry) => {
    return { kind: 'entry', id: entry.id, name: entry.name, entry } as const
  })
}

export function billsOf({ payments = [] }: TurnInput): Extract<Own, { kind: 'bill' }>[] {
  return payments.map((bill) => ({ kind: 'bill', id: bill.id, name: bill.name, bill }) as const)
}

/** The limit that was set last, by its category. */
export function limitOf(input: TurnInput): Extract<Own, { kind: 'limit' }> | null {
  const limit = lastLimit(input)
  const name = limit && input.categories.find(({ id }) => id === limit.categoryId)?.name
  return limit && name ? { kind: 'limit', id: limit.categoryId ?? '', name, limit } : null
}
