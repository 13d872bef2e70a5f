import { useCallback, useMemo } from 'react'
import { dropFile, keepFile } from '#assistant/outbox/kept-files.ts'
import { changeOutbox, noteFresh, readOutbox, useMyOutbox } from '#assistant/outbox/outbox-store.ts'
import { enqueue } from '#assistant/outbox.model.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import { now } from '#connection/clock.ts'
import { newId } from '#connection/ids.ts'
import { requeue, take } from '#connection/outbox/outbox.model.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/** The person's messages on their way, and what can be done with them; the shell sends them. */
export function useOutbox() {
  const { userId } = useSignedIn()
  const outbox = useMyOutbox()
  const send = useCallback(
    async (text: string, { file, quoted }: { file?: Blob; quoted?: Quoted } = {}) => {
      const id = newId()
      const message = { id, userId, text, sentAt: now(), ...(quoted && { quoted }) }
      // Its message must find the file, also after a reload.
      if (file) await keepFile(id, file)
      noteFresh(id)
      changeOutbox((all) => enqueue(all, file ? { ...message, hasFile: true } : message))
    },
    [userId],
  )
  const actions = useMemo(
    () => ({
      retry: (id: string) => changeOutbox((all) => requeue(all, id)),
      discard: (id: string) => {
        const hasFile = readOutbox().some((one) => one.id === id && one.hasFile)
        changeOutbox((all) => take(all, id))
        if (hasFile) void dropFile(id)
      },
    }),
    [],
  )
  return { outbox, send, ...actions }
}
