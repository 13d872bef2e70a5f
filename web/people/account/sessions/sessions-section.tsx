import type { OpenSession } from '@lya/contract/people/sessions.ts'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Row, Rows } from '#design/page/rows.tsx'
import { SectionCard } from '#design/page/section-card.tsx'
import { sessionsCopy as copy } from './sessions.copy.ts'
import { deviceName, usageLine } from './sessions.model.ts'
import classes from './sessions.module.css'
import { useEndSessions } from './use-end-sessions.ts'

/** What is about to be signed out: one browser, or all but this. */
type Leaving = OpenSession | 'others' | null

/** The browsers in which the person is signed in, with their end. */
export function SessionsSection() {
  const query = useQuery(api.sessions.list.queryOptions())
  const [leaving, setLeaving] = useState<Leaving>(null)
  const { isBusy, end, endOthers } = useEndSessions()
  const items = query.data?.items
  const hasOthers = items?.some(({ isThis }) => !isThis) ?? false
  const isAll = leaving === 'others'
  const one = isAll ? null : leaving
  return (
    <SectionCard
      id="aparelhos"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
      action={
        hasOthers ? (
          <Button variant="default" disabled={isBusy} onClick={() => setLeaving('others')}>
            {copy.endOthers}
          </Button>
        ) : null
      }
    >
      <Rows>
        {items?.map((session) => (
          <Row key={session.id} words={<Device session={session} />} detail={usageLine(session)}>
            {session.isThis ? null : (
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={copy.endName(deviceName(session))}
                onClick={() => setLeaving(session)}
              >
                {copy.end}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <ConfirmDialog
        opened={leaving !== null}
        question={isAll ? copy.endOthersQuestion : copy.endQuestion}
        {...(one && { subject: { name: deviceName(one), detail: usageLine(one) } })}
        confirm={isAll ? copy.endOthers : copy.end}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          void (one ? end(one.id) : endOthers())
          setLeaving(null)
        }}
      >
        <p className={classes.detail}>{isAll ? copy.endOthersDetail : copy.endDetail}</p>
      </ConfirmDialog>
    </SectionCard>
  )
}

function Device({ session }: { session: OpenSession }) {
  const Icon = session.isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <span className={classes.device}>
      <Icon size={20} aria-hidden="true" />
      <strong>{deviceName(session)}</strong>
      {session.isThis ? <span className={classes.mark}>{copy.thisOne}</span> : null}
    </span>
  )
}
