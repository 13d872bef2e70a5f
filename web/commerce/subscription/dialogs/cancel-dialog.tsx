import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { cancelCopy as copy } from '../subscription.copy.ts'
import { dayText } from '../subscription.model.ts'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialogs.module.css'

const reasonLengthMax = 400

/** Asks why, says until when, and lets go. */
export function CancelDialog({ opened, onClose, view, isBusy, run }: DialogProps) {
  const [reason, setReason] = useState('')
  const [more, setMore] = useState('')
  const cancel = async () => {
    const { version } = view
    const whole = [reason, more.trim()].filter((part) => part !== '').join(': ')
    const call = () => client.subscriptions.cancel({ version, reason: whole })
    if ((await run(call, { title: copy.done })) === null) onClose()
  }
  return (
    <Dialog opened={opened} title={copy.title} onClose={onClose}>
      <form
        className={classes.form}
        // Enter on a reason chooses it, at most: the button alone cancels.
        onSubmit={(event) => event.preventDefault()}
      >
        <p className={classes.lead}>{accessText(view)}</p>
        {view.toPay?.reason === 'troca' ? <p className={classes.lead}>{copy.endsChange}</p> : null}
        <Radio.Group label={copy.why} value={reason} onChange={setReason}>
          <div className={classes.choices}>
            {copy.reasons.map((one) => (
              <Radio key={one} size="md" value={one} label={one} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={copy.more}
          rows={3}
          maxLength={reasonLengthMax}
          value={more}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={12}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {copy.keep}
          </Button>
          <Button loading={isBusy} className={classes.danger} onClick={() => void cancel()}>
            {copy.confirm}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

/** How long all of it can be used still, once it is cancelled. */
function accessText({ status, accessUntil }: DialogProps['view']): string {
  if (accessUntil === null || status === 'grace') return copy.now
  return status === 'suspended' ? copy.over(dayText(accessUntil)) : copy.until(dayText(accessUntil))
}
