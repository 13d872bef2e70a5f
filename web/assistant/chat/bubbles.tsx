import { IconAlertCircle, IconArrowBackUp, IconCheck, IconClock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { AnswerButton } from '#assistant/chat/answer-button.tsx'
import { BubbleQuote } from '#assistant/chat/bubble-quote.tsx'
import type { OutgoingMessage } from '#assistant/outbox.model.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import type { TimelineEntry } from '#assistant/timeline.model.ts'
import { useReplyUndo } from '#assistant/use-reply-undo.ts'
import { timeOf, today, yesterday } from '#connection/clock.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { coverAmounts } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import classes from './chat.module.css'

export function DayMark({ day }: { day: string }) {
  let name = formatDay(day)
  if (day === today()) name = copy.today
  if (day === yesterday()) name = copy.yesterday
  return <p className={classes.day}>{name}</p>
}

type MyBubbleProps = {
  entry: Extract<TimelineEntry, { kind: 'mine' }>
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
  onAnswer: (quoted: Quoted) => void
}

/** What the person wrote; while it is on its way it says how it fares. */
export function MyBubble({ entry, onRetry, onDiscard, onAnswer }: MyBubbleProps) {
  useHiddenAmounts()
  const { outgoing, quote, key: id, text } = entry
  return (
    <div className={classes.mine} data-failed={outgoing?.status === 'failed' || undefined}>
      <div className={classes.line}>
        {/* What has not arrived has no id that could be answered. */}
        {outgoing === null ? (
          <AnswerButton quoted={{ id, text, isMine: true }} {...{ onAnswer }} />
        ) : null}
        <div className={classes.bubble}>
          {quote ? <BubbleQuote quote={quote} /> : null}
          <span className="lya-hidden">{`${copy.you}: `}</span>
          <span className={classes.text}>{coverAmounts(text)}</span>
          <span className={classes.meta}>
            <time dateTime={entry.at}>{timeOf(entry.at)}</time>
            <Delivery outgoing={outgoing} />
          </span>
        </div>
      </div>
      {outgoing?.status === 'failed' ? (
        <div className={classes.failed} role="alert">
          <span>{`${copy.failed} ${outgoing.problem}`}</span>
          <span className={classes.failedActions}>
            <button type="button" onClick={() => onRetry(outgoing.id)}>
              {copy.retry}
            </button>
            <button type="button" onClick={() => onDiscard(outgoing.id)}>
              {copy.discard}
            </button>
          </span>
        </div>
      ) : null}
    </div>
  )
}

function Delivery({ outgoing }: { outgoing: OutgoingMessage | null }) {
  if (outgoing === null) return <IconCheck size={14} role="img" aria-label={copy.sent} />
  if (outgoing.status === 'failed') return <IconAlertCircle size={14} aria-hidden="true" />
  const label = outgoing.status === 'queued' ? copy.queued : copy.sending
  return <IconClock size={13} role="img" aria-label={label} />
}

/** What Lya answered, with the way back from what she wrote down. */
export function ReplyBubble(props: {
  entry: Extract<TimelineEntry, { kind: 'reply' }>
  onAnswer: (quoted: Quoted) => void
}) {
  const { entry, onAnswer } = props
  const undo = useReplyUndo()
  useHiddenAmounts()
  const { id, text, undoId, undone } = entry.reply
  const [place, notePress] = useKeptPlace(undone)
  return (
    <div className={`${classes.reply} ${classes.answerable}`}>
      <div className={classes.bubble} data-undone={undone || undefined}>
        <span className="lya-hidden">{`${copy.lya}: `}</span>
        <span className={classes.text}>{coverAmounts(text)}</span>
        <span className={classes.meta}>
          <time dateTime={entry.at}>{timeOf(entry.at)}</time>
        </span>
        {undoId !== null && !undone ? (
          <button
            ref={place}
            type="button"
            className={classes.undo}
            onClick={() => {
              notePress()
              void undo(undoId)
            }}
          >
            <IconArrowBackUp size={16} aria-hidden="true" />
            {copy.undo}
          </button>
        ) : null}
        {undone ? (
          <span ref={place} className={classes.undone} tabIndex={-1} data-holds-focus="">
            <IconCheck size={16} aria-hidden="true" />
            {copy.undone}
          </span>
        ) : null}
      </div>
      <AnswerButton quoted={{ id, text, isMine: false }} onAnswer={onAnswer} />
    </div>
  )
}

/**
 * Keeps who pressed the button in its bubble: what is said in its place takes the focus, and the
 * button again where nothing came of it.
 */
function useKeptPlace(undone: boolean) {
  const place = useRef<HTMLElement | null>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there changes with it.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: true })
  }, [undone])
  const note = (element: HTMLElement | null): void => {
    place.current = element
  }
  const press = (): void => {
    isPressed.current = true
  }
  return [note, press] as const
}

/** The sign that Lya is about to answer. */
export function TypingBubble() {
  return (
    <div className={classes.reply}>
      <div className={classes.bubble} data-typing="">
        <span className="lya-hidden">{copy.typing}</span>
        <span className={classes.typingDot} />
        <span className={classes.typingDot} />
        <span className={classes.typingDot} />
      </div>
    </div>
  )
}
