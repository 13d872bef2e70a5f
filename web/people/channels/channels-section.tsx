import type { LinkedChannel } from '@lya/contract/assistant/channels.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { dayOf } from '#connection/clock.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Row, Rows } from '#design/page/rows.tsx'
import { SectionCard } from '#design/page/section-card.tsx'
import { toastSuccess } from '#design/toast/toast.ts'
import { formatDay } from '#format/days.ts'
import { formatWhatsapp } from '#format/whatsapp.ts'
import { channelsCopy as copy } from '#people/channels/channels.copy.ts'
import { LinkCode } from '#people/channels/link-code.tsx'
import { useChannels } from '#people/channels/use-channels.ts'
import classes from './channels.module.css'

const nameOf = ({ phone }: LinkedChannel) => (phone === null ? copy.hidden : formatWhatsapp(phone))

/** The numbers that talk to Lya for this person; one more is proven by a code. */
export function ChannelsSection() {
  const query = useQuery(api.channels.list.queryOptions())
  const { code, isBusy, link, unlink, drop } = useChannels()
  const [leaving, setLeaving] = useState<LinkedChannel | null>(null)
  const items = query.data?.items
  const isAvailable = query.data?.isWhatsAppAvailable ?? false
  useArrival(items, code !== null, drop)
  const isNone = items?.length === 0
  const first = isNone ? copy.link : copy.linkAnother
  const add = (
    <Button
      size="md"
      variant={code ? 'default' : 'filled'}
      loading={isBusy}
      onClick={() => void link()}
    >
      {code ? copy.newCode : first}
    </Button>
  )
  return (
    <SectionCard
      id="canais"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
      action={isAvailable ? add : null}
    >
      {isNone && !code ? (
        <div className={classes.none}>
          <strong>{copy.emptyTitle}</strong>
          <p className={classes.quiet}>{isAvailable ? copy.emptyMessage : copy.unavailable}</p>
        </div>
      ) : null}
      <Rows>
        {items?.map((channel) => (
          <Row
            key={channel.id}
            words={<strong>{nameOf(channel)}</strong>}
            detail={copy.linked(formatDay(dayOf(channel.linkedAt)))}
          >
            <Button
              variant="default"
              aria-label={copy.unlinkName(nameOf(channel))}
              onClick={() => setLeaving(channel)}
            >
              {copy.unlink}
            </Button>
          </Row>
        ))}
      </Rows>
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
    </SectionCard>
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
