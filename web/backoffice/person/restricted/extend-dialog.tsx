import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { extensionDays } from '@lya/core/backoffice/trial-extension/trial-extension.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePersonAction } from '#backoffice/person/actions/use-person-action.ts'
import { readDays } from '#backoffice/person/restricted/read-days.model.ts'
import { restrictedCopy as copy } from '#backoffice/person/restricted/restricted.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { formatDay } from '#format/days.ts'

type Props = { person: PersonView; opened: boolean; onClose: () => void }

/** Gives somebody more days to try. */
export function ExtendDialog({ person, opened, onClose }: Props) {
  const [typed, setTyped] = useState<string>(String(extensionDays.usual))
  const [isSure, setSure] = useState(false)
  const close = () => {
    setTyped(String(extensionDays.usual))
    setSure(false)
    onClose()
  }
  const days = readDays(typed)
  const { userId, trialEndDate } = person
  const action = usePersonAction(
    (asked: { days: number; reason: string }) =>
      adminClient.person.extendTrial({ userId, trialEndDate, ...asked }),
    {
      done: ({ trialEndDate: until }) => {
        close()
        toastSuccess({
          title: copy.extendedTitle,
          message: copy.extended(days ?? 0, formatDay(until)),
        })
        return null
      },
      failed: copy.extendFailed,
    },
  )
  const confirm = (reason: string) => {
    if (days === null) return toastError({ title: copy.daysWrong })
    if (!isSure) return toastError({ title: copy.sureMissing, message: copy.sureMissingMessage })
    return action.send({ days, reason })
  }
  return (
    <ReasonDialog
      opened={opened}
      title={copy.extend}
      lead={leadOf(person, days)}
      confirm={copy.extend}
      isBusy={action.isBusy}
      onConfirm={confirm}
      onClose={close}
    >
      <TextInput
        label={copy.days}
        inputMode="numeric"
        value={typed}
        error={days === null ? copy.daysWrong : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox
        label={copy.sure}
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
    </ReasonDialog>
  )
}

/** Where the trial is over the days begin when the server hears of it, whose day it is. */
function leadOf({ trialEndDate, trialDaysLeft }: PersonView, days: number | null): string {
  if (days === null || trialEndDate === null || trialDaysLeft <= 0) return copy.extendLead
  return copy.newEnd(formatDay(Temporal.PlainDate.from(trialEndDate).add({ days }).toString()))
}
