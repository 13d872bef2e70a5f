import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dayOf, timeOf } from '#connection/clock.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Row, Rows } from '#design/page/rows.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { coverAmounts } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import { noticesCopy as copy, dismissName } from '#people/notices/notices.copy.ts'
import { useDismiss, useNotices } from '#people/notices/use-notices.ts'
import classes from './notices.module.css'

/** What Lya and the product have told, until it is put away. */
export function NoticesDialog(props: { opened: boolean; onClose: () => void }) {
  useHiddenAmounts()
  const notices = useNotices()
  const dismiss = useDismiss()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button of what was put away has gone with it; a keyboard goes on at the next one.
    if (notices.length < 0 || document.activeElement !== document.body) return
    const next = list.current?.querySelector('button') ?? list.current
    next?.focus({ preventScroll: true })
  }, [notices.length])

  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={copy.title}>
      <div ref={list} tabIndex={-1} className={classes.list}>
        {notices.length === 0 ? <EmptyState title={copy.none} message={copy.noneHint} /> : null}
        <Rows>
          {notices.map(({ id, title, text, path, at }) => (
            <Row
              key={id}
              words={
                <>
                  <Link to={path} className={classes.title ?? ''} onClick={props.onClose}>
                    {title}
                  </Link>
                  <p className={classes.text}>{coverAmounts(text)}</p>
                </>
              }
              detail={<time dateTime={at}>{`${formatDay(dayOf(at))}, ${timeOf(at)}`}</time>}
            >
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={dismissName(title)}
                onClick={() => dismiss.mutate(id)}
              >
                <IconX size={20} aria-hidden="true" />
              </ActionIcon>
            </Row>
          ))}
        </Rows>
        {notices.length > 1 ? (
          <Button variant="default" onClick={() => dismiss.mutate(null)}>
            {copy.dismissAll}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
