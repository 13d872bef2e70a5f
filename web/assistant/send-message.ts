import type { Exchange } from '@lya/contract/assistant/conversation.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { OutgoingMessage } from '#assistant/outbox.model.ts'
import { type HistoryPage, withExchange } from '#assistant/timeline.model.ts'
import { historyOptions } from '#assistant/use-history.ts'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { uploadMedia } from '#connection/calls/upload-media.ts'
import { moneyTopics, refreshTopics } from '#connection/live/refresh.ts'

type Outcome = { status: 'answered' } | { status: 'failed'; problem: string }

/** How often a message waits by itself before it asks the person to try again. */
const attemptsMax = 4
const waitSecondsMax = 30

/**
 * Sends one message and puts its answer into the history. Where the server asks to wait (too
 * many messages, a restart), it waits and sends again under the same id, which registers once.
 */
export async function sendMessage(
  queryClient: QueryClient,
  message: OutgoingMessage,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, sentAt, quoted } = message
      const answered = await deliver(message)
      const shown = quoted ? { quoted: { text: quoted.text, isMine: quoted.isMine } } : {}
      await addToHistory(queryClient, { id, sentAt, ...answered, ...shown })
      // Whatever was asked for: a word such as "desfaz" changes money without an undo of its own.
      await refreshTopics(queryClient, moneyTopics)
      return { status: 'answered' }
    } catch (failure) {
      const seconds = waitSeconds(failure)
      if (seconds === null || attempt === attemptsMax) {
        return { status: 'failed', problem: refusalSentence(failure) }
      }
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    }
  }
}

/** What was sent, as the conversation shows it from now on, and the answer to it. */
async function deliver({
  id,
  text,
  file,
  quoted,
}: OutgoingMessage): Promise<Pick<Exchange, 'text' | 'replies'>> {
  if (file) {
    const sent = await uploadMedia(id, file)
    return { text: sent.text, replies: sent.replies }
  }
  const replyTo = quoted ? { replyTo: quoted.id } : {}
  const { replies } = await client.conversation.send({ id, text, ...replyTo })
  return { text, replies }
}

/** How long the server asks to wait; null when waiting does not help. */
function waitSeconds(failure: unknown): number | null {
  if (!(failure instanceof RefusedCall)) return null
  if (failure.status !== 429 && failure.status !== 503) return null
  return Math.min(failure.retryAfterSeconds ?? 1, waitSecondsMax)
}

async function addToHistory(queryClient: QueryClient, exchange: Exchange): Promise<void> {
  // An older answer that is still on its way would take this exchange out again.
  await queryClient.cancelQueries({ queryKey: historyOptions.queryKey })
  queryClient.setQueryData<InfiniteData<HistoryPage, string | null>>(
    historyOptions.queryKey,
    (history = { pages: [], pageParams: [null] }) => ({
      ...history,
      pages: withExchange(history.pages, exchange),
    }),
  )
}
