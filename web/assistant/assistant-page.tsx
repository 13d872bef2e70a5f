import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { ChatHeader } from '#assistant/chat/chat-header.tsx'
import { Composer } from '#assistant/chat/composer.tsx'
import { Conversation } from '#assistant/chat/conversation.tsx'
import { useOutbox } from '#assistant/outbox/use-outbox.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import { openQuickReplies, timeline } from '#assistant/timeline.model.ts'
import { useAbilities } from '#assistant/use-abilities.ts'
import { historyOptions, useHistory } from '#assistant/use-history.ts'
import { useKeptDraft } from '#assistant/use-kept-draft.ts'
import { dayOf } from '#connection/clock.ts'
import { useOnline } from '#connection/live/use-online.ts'
import type { PageHandle } from '#design/page/page-handle.ts'
import classes from './chat/chat.module.css'

export function meta() {
  return [{ title: 'Assistente Lya · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchInfiniteQuery(historyOptions)],
}

export default function AssistantPage() {
  const isOnline = useOnline()
  const history = useHistory()
  const { outbox, send, retry, discard } = useOutbox()
  const [draft, setDraft] = useKeptDraft()
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  useTextOfAddress(setDraft)
  const pages = history.data?.pages
  const entries = useMemo(() => timeline(pages ?? [], outbox, dayOf), [pages, outbox])
  const submit = useCallback(
    (text: string) => {
      void send(text, quoted ? { quoted } : {})
      setDraft('')
      setQuoted(null)
    },
    [send, quoted, setDraft],
  )
  const { hears } = useAbilities()
  const submitFile = useCallback(
    (file: Blob) =>
      void send(file.type.startsWith('audio/') ? copy.sentRecording : copy.sentPhoto, { file }),
    [send],
  )
  return (
    <div className={classes.page}>
      <ChatHeader isOnline={isOnline} />
      {isOnline ? null : (
        <p className={classes.notice} role="status">
          {copy.offlineNotice}
        </p>
      )}
      <Conversation
        history={history}
        entries={entries}
        isTyping={outbox.some((message) => message.status === 'sending')}
        onRetry={retry}
        onDiscard={discard}
        onExample={setDraft}
        onAnswer={setQuoted}
      />
      <Composer
        draft={draft}
        quoted={quoted}
        onUnquote={() => setQuoted(null)}
        quickReplies={openQuickReplies(entries)}
        onDraft={setDraft}
        onSend={submit}
        onFile={submitFile}
        hears={hears}
      />
    </div>
  )
}

/** `/lya?texto=...` puts a text into the field, where it waits to be sent; a reload does not. */
function useTextOfAddress(onText: (text: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const text = query.get('texto')
  useEffect(() => {
    if (text === null) return
    onText(text)
    setQuery({}, { replace: true })
  }, [text, onText, setQuery])
}
