import type { LinkedChannel } from '@lya/contract/assistant/channels.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LinkCode } from '#assistant/memory/channels/link-code.tsx'
import { showNumber } from '#assistant/memory/channels/number.model.ts'
import { useChannels } from '#assistant/memory/channels/use-channels.ts'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { Section } from '#assistant/memory/section.tsx'
import { api } from '#connection/client.ts'
import { dayOf } from '#connection/clock.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { toastSuccess } from '#design/toast.ts'
import { formatDay } from '#format/days.ts'
import classes from '../memory.module.css'

const copy = memoryCopy.channels
const nameOf = ({ phone }: LinkedChannel) => (phone === null ? copy.hidden : showNumber(phone))

/** The numbers that talk to Lya for this person; one more is proven by a code. */
export function ChannelsSection() {
  const query = useQuery(api.channels.list.queryOptions())
  const { code, isBusy, link, unlink, drop } = useChannels()
  const [leaving, setLeaving] = useState<LinkedChannel | null>(null)
  const items = query.data?.items
  const isAvailable = query.data?.isWhatsAppAvailable ?? false
  useArrival(items, code !== null, drop)
  const add = (
    <Button loading={isBusy} onClick={() => void link()}>
      {items?.length === 0 ? copy.link : copy.linkAnother}
    </Button>
  )
  return (
    <Section id="canais" {...copy} query={query} action={isAvailable ? add : null}>
      {items?.length === 0 ? (
        <EmptyState
          title={copy.emptyTitle}
          message={isAvailable ? copy.emptyMessage : copy.unavailable}
        />
      ) : null}
      <ul className={classes.list}>
        {items?.map((channel) => (
          <li key={channel.id} className={classes.row}>
            <div className={classes.words}>
              <strong>{nameOf(channel)}</strong>
              <p className={classes.quiet}>{copy.linked(formatDay(dayOf(channel.linkedAt)))}</p>
            </div>
            <Button
              variant="default"
              aria-label={copy.unlinkName(nameOf(channel))}
              onClick={() => setLeaving(channel)}
            >
              {copy.unlink}
            </Button>
          </li>
        ))}
      </ul>
      {code ? <LinkCode {...code} /> : null}
      <ConfirmDialog
        opened={leaving !== null}
        question={copy.unlinkQuestion}
        {...(leaving && { subject: { name: nameOf(leaving) } })}
        confirm={copy.unlink}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void unlink(leaving.id)
          setLeaving(null)
        }}
      >
        <p className={classes.detail}>{copy.unlinkDetail}</p>
      </ConfirmDialog>
    </Section>
  )
}

/** Says that the number came whose code is on show, and takes the code away. */
function useArrival(
  items: LinkedChannel[] | undefined,
  isAwaited: boolean,
  onArrival: () => void,
): void {
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!items) return
    const isNew = known.current !== null && items.some(({ id }) => !known.current?.has(id))
    known.current = new Set(items.map(({ id }) => id))
    if (!isNew || !isAwaited) return
    onArrival()
    toastSuccess({ title: copy.done })
  }, [items, isAwaited, onArrival])
}
