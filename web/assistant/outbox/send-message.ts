import type { Exchange } from '@lya/contract/assistant/conversation.ts'
import { limits } from '@lya/core/limits.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { readFile } from '#assistant/outbox/kept-files.ts'
import type { OutgoingMessage } from '#assistant/outbox.model.ts'
import { type HistoryPage, withExchange } from '#assistant/timeline.model.ts'
import { historyOptions } from '#assistant/use-history.ts'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { uploadMedia } from '#connection/calls/upload-media.ts'
import { nowMs } from '#connection/clock.ts'
import { moneyTopics, refreshTopics } from '#connection/live/refresh.ts'
import { isUnanswered } from '#connection/outbox/only-sender.ts'

/** Left: nobody was reached or let in; another moment may change it. */
type Outcome =
  | { status: 'answered' | 'left' }
  | { status: 'failed'; problem: string; isRefused: boolean }

/** How often a message waits by itself before it asks the person to try again. */
const attemptsMax = 4
const waitSecondsMax = 30
/** Below this a message is said to be of the moment in which it arrives. */
const noticedSeconds = 60

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
      if (isUnanswered(failure) || isKeptOut(failure)) return { status: 'left' }
      const seconds = waitSeconds(failure)
      if (seconds === null || attempt === attemptsMax) {
        const problem = refusalSentence(failure)
        return { status: 'failed', problem, isRefused: isRefused(failure) }
      }
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    }
  }
}

/** What was sent, as the conversation shows it from now on, and the answer to it. */
async function deliver({
  id,
  text,
  hasFile,
  quoted,
  sentAt,
}: OutgoingMessage): Promise<Pick<Exchange, 'text' | 'replies'>> {
  if (hasFile) {
    const sent = await uploadMedia(id, await fileOf(id))
    return { text: sent.text, replies: sent.replies }
  }
  const replyTo = quoted ? { replyTo: quoted.id } : {}
  const { replies } = await client.conversation.send({ id, text, ...replyTo, ...waited(sentAt) })
  return { text, replies }
}

async function fileOf(id: string): Promise<Blob> {
  const file = await readFile(id)
  if (file === null) throw new RefusedCall('conversation.media-unreadable', 422)
  return file
}

/** How long it waited here: its 'ontem' is the day before it was written, not before it arrived. */
function waited(sentAt: string): { waitedSeconds?: number } {
  const seconds = Math.floor((nowMs() - Temporal.Instant.from(sentAt).epochMilliseconds) / 1_000)
  if (seconds < noticedSeconds) return {}
  return { waitedSeconds: Math.min(seconds, limits.messageWaitSecondsMax) }
}

/** The session has ended, or a file is paid for: it waits for its person to be let in again. */
function isKeptOut(failure: unknown): boolean {
  return failure instanceof RefusedCall && (failure.status === 401 || failure.status === 402)
}

/** The server heard it and will not have it; a proxy that did not reach it is another thing. */
function isRefused(failure: unknown): boolean {
  return failure instanceof RefusedCall && failure.status < 500 && failure.status !== 429
}

/** Too many messages, a server that starts again, or a proxy that does not reach it. */
const passing = [429, 502, 503, 504]

/** How long the server asks to wait; null when waiting does not help. */
function waitSeconds(failure: unknown): number | null {
  if (!(failure instanceof RefusedCall) || !passing.includes(failure.status)) return null
  return Math.min(failure.retryAfterSeconds ?? 1, waitSecondsMax)
}

async function addToHistory(queryClient: QueryClient, exchange: Exchange): Promise<void> {
  // An older answer that is still on its way would take this exchange out again.
  await queryClient.cancelQueries({ queryKey: historyOptions.queryKey })
  // Where the conversation was never opened there is nothing to add to: it is read whole later.
  queryClient.setQueryData<InfiniteData<HistoryPage, string | null>>(
    historyOptions.queryKey,
    (history) => history && { ...history, pages: withExchange(history.pages, exchange) },
  )
  if (queryClient.getQueryData(historyOptions.queryKey) === undefined) {
    await queryClient.invalidateQueries({ queryKey: historyOptions.queryKey })
  }
}
