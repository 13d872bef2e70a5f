import {
  advisedTurn,
  type RecentEntry,
  type Turn,
  type TurnInput,
  understand,
  understandSeen,
} from '@lya/assistant'
import { readRecentEntries } from '#assistant/conversation/conversation.queries.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** How far back an entry lies that may be spoken of like one that was just told. */
const recentDays = 7

/**
 * Understands a message, with what a model made of it, or what a picture shows. The entries of the
 * last days are read only where it may speak of one: of a hundred messages some eight do, and the
 * read would be a third of what opening a conversation costs.
 */
export async function takeTurn(
  { tx, userId }: CommandContext,
  message: IncomingMessage,
  input: Omit<TurnInput, 'recent'>,
): Promise<Turn> {
  let isWanted = false
  const unread = (): readonly RecentEntry[] => {
    isWanted = true
    return []
  }
  const turn = understandWith(message, { ...input, recent: unread })
  if (!isWanted) return turn
  const since = input.today.subtract({ days: recentDays })
  const entries = await readRecentEntries(tx, userId, since)
  return understandWith(message, { ...input, recent: () => entries })
}

function understandWith({ see, advice }: IncomingMessage, input: TurnInput): Turn {
  if (see) return understandSeen(input, see(input.today))
  const turn = understand(input)
  return advice && advice !== 'ask' ? advisedTurn(input, turn, advice) : turn
}
