import { useCallback, useState } from 'react'
import { keepChatDraft, readChatDraft } from '#connection/caches/chat-draft.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

/** What is written and not sent yet: in this tab neither another page nor a reload loses it. */
export function useKeptDraft(): [draft: string, write: (draft: string) => void] {
  const { userId } = useSignedIn()
  const [draft, setDraft] = useState(() => readChatDraft(userId))
  const write = useCallback(
    (next: string) => {
      setDraft(next)
      keepChatDraft(userId, next)
    },
    [userId],
  )
  return [draft, write]
}
