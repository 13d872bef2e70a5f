import type { BudgetDraft, RecurringDraft } from '#conversation/effect.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { Bill, Thing } from '#conversation/naming/telling.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'

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
