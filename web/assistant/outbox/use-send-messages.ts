import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { dropFile } from '#assistant/outbox/kept-files.ts'
import { changeOutbox, isFresh, readOutbox, useMyOutbox } from '#assistant/outbox/outbox-store.ts'
import { sendMessage } from '#assistant/outbox/send-message.ts'
import { markRefused, nextToSend, type OutgoingMessage } from '#assistant/outbox.model.ts'
import { sendAsOnlySender } from '#connection/outbox/only-sender.ts'
import { markFailed, markSending, requeue, take } from '#connection/outbox/outbox.model.ts'
import { useSending } from '#connection/outbox/use-sending.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/**
 * Sends the person's messages from whatever page they are on, one by one, in order, each under an
 * id of its own: what waited on disk leaves as soon as the product is open with a connection.
 *
 * @returns Whether they do not get through.
 */
export function useSendMessages(): boolean {
  const { userId } = useSignedIn()
  const queryClient = useQueryClient()
  const nextId = nextToSend(useMyOutbox(), userId)?.id ?? null
  const sendRound = useCallback(async () => {
    const next = nextToSend(readOutbox(), userId)
    if (next === null) return true
    let isLeft = false
    const isDone = await sendAsOnlySender('lya-messages', userId, {
      isFresh: readOutbox().every((one) => one.userId !== userId || isFresh(one.id)),
      send: async () => {
        const message = nextToSend(readOutbox(), userId)
        if (message === null) return false
        isLeft = !(await sendOne(queryClient, message))
        return !isLeft
      },
    })
    return isDone && !isLeft
  }, [queryClient, userId])
  return useSending(nextId, sendRound)
}

/** @returns Whether the server has said something to it; it waits for another round otherwise. */
async function sendOne(queryClient: QueryClient, message: OutgoingMessage): Promise<boolean> {
  const { id } = message
  changeOutbox((all) => markSending(all, id))
  const outcome = await sendMessage(queryClient, message)
  if (outcome.status === 'left') {
    changeOutbox((all) => requeue(all, id))
    return false
  }
  if (outcome.status === 'failed') {
    changeOutbox((all) => {
      const failed = markFailed(all, id, outcome.problem)
      return outcome.isRefused ? markRefused(failed, id) : failed
    })
    return true
  }
  changeOutbox((all) => take(all, id))
  if (message.hasFile) await dropFile(id)
  return true
}
