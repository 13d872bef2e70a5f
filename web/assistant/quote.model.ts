import type { Exchange } from '@lya/contract/assistant/conversation.ts'

/** What of an earlier message is shown beside the one that answers it. */
export type Quote = NonNullable<Exchange['quoted']>

/** An earlier message that the next one answers. */
export type Quoted = Quote & { id: string }
