import { limits } from '@lya/core/limits.ts'
import { IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import classes from './chat.module.css'

/** From here on the field says how many characters are left. */
const warnLength = limits.messageLengthMax - 200

type Props = {
  draft: string
  quickReplies: readonly string[]
  onDraft: (draft: string) => void
  onSend: (text: string) => void
}

/** Where the person writes: Enter sends, Shift+Enter begins a new line. */
export function Composer({ draft, quickReplies, onDraft, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = draft.trim()
  const isTooLong = text.length > limits.messageLengthMax
  const canSend = text !== '' && !isTooLong
  const send = () => {
    if (canSend) onSend(text)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends an accent or a word being composed; that one does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  // An example that was tapped waits in the field to be changed.
  useEffect(() => {
    if (draft !== '' && document.activeElement !== field.current) field.current?.focus()
  }, [draft])

  return (
    <div className={classes.composer}>
      {quickReplies.length > 0 ? (
        <ul className={classes.quickReplies} aria-label={copy.quickReplies}>
          {quickReplies.map((reply) => (
            <li key={reply}>
              <button type="button" className={classes.quickReply} onClick={() => onSend(reply)}>
                {reply}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className={classes.field}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={copy.field}
          aria-invalid={isTooLong}
          placeholder={copy.placeholder}
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={classes.send} aria-label={copy.send} disabled={!canSend}>
          <IconSend2 size={22} aria-hidden="true" />
        </button>
      </form>
      {text.length > warnLength ? (
        <p className={classes.count} role="status" data-over={isTooLong || undefined}>
          {isTooLong ? copy.tooLong : copy.left(limits.messageLengthMax - text.length)}
        </p>
      ) : null}
    </div>
  )
}
