import type { RememberedExchange } from '@lya/contract/assistant/memory.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { dayOf, timeOf } from '#connection/clock.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { Row } from '#design/page/rows.tsx'
import { coverAmounts } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import classes from '../memory.module.css'

const copy = memoryCopy.messages

/** One message with its replies, where and when it was said. */
export function MessageRow(props: { exchange: RememberedExchange; onDelete: () => void }) {
  useHiddenAmounts()
  const { text, sentAt, channel, replies } = props.exchange
  const words = (
    <>
      <p className={classes.said}>
        <span className={classes.author}>{copy.you}</span>
        {coverAmounts(text)}
      </p>
      {replies.map((reply) => (
        <p key={reply.id} className={classes.said}>
          <span className={classes.author}>{copy.lya}</span>
          {coverAmounts(reply.text)}
        </p>
      ))}
    </>
  )
  const detail = (
    <>
      <time dateTime={sentAt}>{`${formatDay(dayOf(sentAt))}, ${timeOf(sentAt)}`}</time>
      {` ${copy[channel]}`}
    </>
  )
  return (
    <Row words={words} detail={detail}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={copy.deleteName(coverAmounts(text))}
        onClick={props.onDelete}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </Row>
  )
}
