import { type Advise, withAdvice } from '#assistant/advice/index.ts'
import { listExchanges, receiveMessage } from '#assistant/conversation/index.ts'
import type { Senses } from '#assistant/media/index.ts'
import type { RuleCounts } from '#assistant/trail/index.ts'
import { historyCursor } from '#assistant/web-chat/history-cursor.ts'
import { asUser } from '#platform/db/transaction.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'
import { newId } from '#platform/security/ids.ts'

const pageSize = 30

const send = ({ advise, counts, publicUrl }: Parts) =>
  signedIn.conversation.send.handler(async ({ input, context }) => {
    const { clock, actor } = context
    const id = input.id ?? newId()
    const { text, replyTo, waitedSeconds = 0 } = input
    // By how long it waited, since the clock of a telephone may be wrong.
    const sentAt = clock.now().subtract({ seconds: waitedSeconds })
    const place = { channel: 'web', id, sentAt, publicUrl } as const
    const { replies, topics, decision, isRepeat } = await withAdvice(advise, (given) =>
      asActor(context, (ctx) => receiveMessage(ctx, { ...place, text, replyTo, ...given })),
    )
    counts.note(decision)
    if (!isRepeat) context.announce(actor.userId, topics)
    return { id, replies }
  })

const abilities = ({ transcribe, readImage }: Senses) =>
  signedIn.conversation.abilities.handler(() => ({
    hears: transcribe !== null,
    seesReceipts: readImage !== null,
  }))

const history = signedIn.conversation.history.handler(({ input, context }) =>
  asUser(
    context.db,
    context.actor.userId,
    async (tx) => {
      const before = input.cursor === undefined ? null : historyCursor.read(input.cursor)
      const page = { before, limit: pageSize + 1 }
      const { items, keys } = await listExchanges(tx, context.actor.userId, page)
      const last = items.length > pageSize ? keys[pageSize - 1] : undefined
      return {
        items: items.slice(0, pageSize),
        nextCursor: last ? historyCursor.write(last) : null,
      }
    },
    { readOnly: true },
  ),
)

interface Parts {
  /** Whether a model is there to help. */
  senses: Senses
  /** Asked about messages that were left open; null leaves it at rules and opinion. */
  advise: Advise | null
  counts: Pick<RuleCounts, 'note'>
  publicUrl: string
}

/** The procedures of the chat. */
export function conversationRoutes(parts: Parts) {
  return { send: send(parts), abilities: abilities(parts.senses), history }
}
