import type { ConversationState } from '@lya/assistant'
import type { CommandContext } from '#platform/http/context.ts'

/** A message that is being carried out. */
export interface Told {
  ctx: CommandContext
  /** The person's day when it was written. */
  today: Temporal.PlainDate
  state: ConversationState
  categories: readonly { id: string; name: string }[]
  hasBudgets: boolean
}
