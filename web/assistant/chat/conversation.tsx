import { Fragment } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { DayMark, MyBubble, ReplyBubble, TypingBubble } from '#assistant/chat/bubbles.tsx'
import { Greeting } from '#assistant/chat/greeting.tsx'
import { OlderMessages } from '#assistant/chat/older-messages.tsx'
import { useStickToEnd } from '#assistant/chat/use-stick-to-end.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import type { TimelineEntry } from '#assistant/timeline.model.ts'
import type { useHistory } from '#assistant/use-history.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import classes from './chat.module.css'

type Props = {
  history: ReturnType<typeof useHistory>
  entries: TimelineEntry[]
  isTyping: boolean
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
  onExample: (text: string) => void
  onAnswer: (quoted: Quoted) => void
}

/** All that was said, with the newest below; it scrolls by itself. */
export function Conversation(props: Props) {
  const { history, entries, isTyping } = props
  const scroller = useStickToEnd(entries)
  const isEmpty = history.isSuccess && entries.length === 0
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="log"
      aria-label={copy.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area needs the keyboard.
      tabIndex={0}
    >
      <div className={classes.log}>
        <OlderMessages history={history} scroller={scroller} />
        {history.isPending && entries.length === 0 ? <Loading /> : null}
        {history.isError && !history.data ? (
          <Missing history={history} isAlone={entries.length === 0} />
        ) : null}
        {isEmpty ? <Greeting onExample={props.onExample} /> : null}
        {entries.map((entry) => (
          <Fragment key={entry.key}>
            {entry.kind === 'day' ? <DayMark day={entry.day} /> : null}
            {entry.kind === 'mine' ? (
              <MyBubble
                entry={entry}
                onRetry={props.onRetry}
                onDiscard={props.onDiscard}
                onAnswer={props.onAnswer}
              />
            ) : null}
            {entry.kind === 'reply' ? (
              <ReplyBubble entry={entry} onAnswer={props.onAnswer} />
            ) : null}
          </Fragment>
        ))}
        {isTyping ? <TypingBubble /> : null}
      </div>
    </div>
  )
}

/** What was said before could not be had; what waits to be sent is there all the same. */
function Missing({ history, isAlone }: Pick<Props, 'history'> & { isAlone: boolean }) {
  const retry = () => void history.refetch()
  if (isAlone) {
    const message = refusalSentence(history.error)
    return <ErrorState title={copy.loadFailed} message={message} onRetry={retry} />
  }
  return (
    <button type="button" className={classes.older} onClick={retry}>
      {copy.loadEarlier}
    </button>
  )
}

function Loading() {
  return (
    <p className={classes.loading} role="status">
      {copy.loading}
    </p>
  )
}
