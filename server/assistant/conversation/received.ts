import type { Decision } from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import type { Topic } from '@lya/contract/events.ts'

/** What became of a message. */
export interface Received {
  replies: Reply[]
  topics: Topic[]
  /** For whoever counts what the rules do, once it is committed; null where none decided. */
  decision: Decision | null
  isRepeat: boolean
}
