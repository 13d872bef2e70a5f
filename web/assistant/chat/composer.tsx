import { limits } from '@lya/core/limits.ts'
import { IconSend2 } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { AttachButton, MicrophoneButton } from '#assistant/chat/attachments.tsx'
import { QuotedMessage } from '#assistant/chat/quoted-message.tsx'
import { RecordingBar } from '#assistant/chat/recording-bar.tsx'
import type { Quoted } from '#assistant/quote.model.ts'
import { canRecord, useRecorder } from '#assistant/use-recorder.ts'
import classes from './chat.module.css'

/** From here on the field says how many characters are left. */
const warnLength = limits.messageLengthMax - 200

type Props = {
  draft: string
  quoted: Quoted | null
  onUnquote: () => void
  quickReplies: readonly string[]
  onDraft: (draft: string) => void
  onSend: (text: string) => void
  onFile: (file: Blob) => void
  /** Lya understands speech. */
  hears: boolean
}

/** Where the person writes: Enter sends, Shift+Enter begins a new line. */
export function Composer(props: Props) {
  const { draft, quoted, quickReplies, onDraft, onSend, onFile, hears } = props
  const { problem, dismiss, offer, recorder } = useFiles(onFile)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = draft.trim()
  const isTooLong = text.length > limits.messageLengthMax
  const canSend = text !== '' && !isTooLong
  const send = () => {
    dismiss()
    if (canSend) onSend(text)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && quoted) props.onUnquote()
    // Enter also ends an accent or a word being composed; that one does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  // An example that was tapped waits in the field to be changed; with its words come the keys, so
  // that no Enter falls between.
  useLayoutEffect(() => {
    if (draft !== '' && document.activeElement !== field.current) field.current?.focus()
  }, [draft])

  // Who chose a message to answer goes on by writing.
  useEffect(() => {
    if (quoted) field.current?.focus()
  }, [quoted])

  return (
    <div className={classes.composer}>
      {quoted ? <QuotedMessage quoted={quoted} onStop={props.onUnquote} /> : null}
      <QuickReplies replies={quickReplies} onSend={onSend} field={field} />
      <Problem problem={problem} />
      {recorder.seconds === null ? (
        <form
          className={classes.field}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <AttachButton hears={hears} onFile={offer} />
          <Field
            ref={field}
            draft={draft}
            isTooLong={isTooLong}
            onDraft={onDraft}
            onKeyDown={onKeyDown}
            onPaste={(event) => offerPasted(event, offer)}
          />
          {hears && text === '' && canRecord() ? (
            <MicrophoneButton onStart={() => void recorder.start()} />
          ) : (
            <SendButton canSend={canSend} />
          )}
        </form>
      ) : (
        <RecordingBar
          seconds={recorder.seconds}
          onFinish={recorder.finish}
          onDrop={recorder.drop}
        />
      )}
      <Remaining length={text.length} />
    </div>
  )
}

function Problem({ problem }: { problem: keyof typeof copy.fileProblem | null }) {
  if (problem === null) return null
  return (
    <p className={classes.problem} role="alert">
      {copy.fileProblem[problem]}
    </p>
  )
}

type FieldProps = Pick<ComponentProps<'textarea'>, 'ref' | 'onKeyDown' | 'onPaste'> & {
  draft: string
  isTooLong: boolean
  onDraft: (draft: string) => void
}

function Field({ draft, isTooLong, onDraft, ...more }: FieldProps) {
  return (
    <textarea
      rows={1}
      aria-label={copy.field}
      aria-invalid={isTooLong}
      placeholder={copy.placeholder}
      value={draft}
      onChange={(event) => onDraft(event.currentTarget.value)}
      {...more}
    />
  )
}

type QuickRepliesProps = Pick<Props, 'onSend'> & {
  replies: readonly string[]
  field: RefObject<HTMLTextAreaElement | null>
}

function QuickReplies({ replies, onSend, field }: QuickRepliesProps) {
  if (replies.length === 0) return null
  const choose = (reply: string, isByKey: boolean) => {
    onSend(reply)
    // The button goes with its question, and takes the place of whoever stood on it along.
    // After a touch the keyboard of the telephone would cover the answer.
    if (isByKey) field.current?.focus()
  }
  return (
    <ul className={classes.quickReplies} aria-label={copy.quickReplies}>
      {replies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            className={classes.quickReply}
            onClick={({ detail }) => choose(reply, detail === 0)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Remaining({ length }: { length: number }) {
  if (length <= warnLength) return null
  const left = limits.messageLengthMax - length
  return (
    <p className={classes.count} role="status" data-over={left < 0 || undefined}>
      {left < 0 ? copy.tooLong : copy.left(left)}
    </p>
  )
}

function SendButton({ canSend }: { canSend: boolean }) {
  return (
    <button type="submit" className={classes.send} aria-label={copy.send} disabled={!canSend}>
      <IconSend2 size={22} aria-hidden="true" />
    </button>
  )
}

/** Takes files on their way: one that is too large is told here, before it travels. */
function useFiles(onFile: (file: Blob) => void) {
  const [problem, setProblem] = useState<keyof typeof copy.fileProblem | null>(null)
  const offer = useCallback(
    (file: Blob) => {
      const isTooLarge = file.size > limits.mediaBytesMax
      setProblem(isTooLarge ? 'size' : null)
      if (!isTooLarge) onFile(file)
    },
    [onFile],
  )
  const onRefused = useCallback(() => setProblem('microphone'), [])
  const dismiss = useCallback(() => setProblem(null), [])
  return { problem, dismiss, offer, recorder: useRecorder(offer, onRefused) }
}

/** A picture that is pasted is sent; text goes into the field as ever. */
function offerPasted(event: ClipboardEvent, offer: (file: Blob) => void): void {
  const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
  if (!file) return
  event.preventDefault()
  offer(file)
}
