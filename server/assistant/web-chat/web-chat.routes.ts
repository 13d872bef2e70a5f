import { listExchanges, receiveMessage } from '#assistant/conversation/index.ts'
import { readCursor, writeCursor } from '#assistant/web-chat/history-cursor.ts'
import { asUser } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'
import { newId } from '#platform/security/ids.ts'

const pageSize = 30

const send = signedIn.conversation.send.handler(async ({ input, context }) => {
  const { db, clock, actor } = context
  const id = input.id ?? newId()
  const { replies, topics, isRepeat } = await asUser(db, actor.userId, (tx) =>
    receiveMessage(
      { tx, clock, userId: actor.userId, timeZone: actor.timeZone },
      { channel: 'web', id, text: input.text, sentAt: clock.now(), replyTo: input.replyTo },
    ),
  )
  if (!isRepeat) context.announce(actor.userId, topics)
  return { id, replies }
})

const history = signedIn.conversation.history.handler(({ input, context }) =>
  asUser(
    context.db,
    context.actor.userId,
    async (tx) => {
      const before = input.cursor === undefined ? null : readCursor(input.cursor)
      const page = { before, limit: pageSize + 1 }
      const { items, keys } = await listExchanges(tx, context.actor.userId, page)
      const last = items.length > pageSize ? keys[pageSize - 1] : undefined
      return { items: items.slice(0, pageSize), nextCursor: last ? writeCursor(last) : null }
    },
    { readOnly: true },
  ),
)

export const conversationRoutes = { send, history }
