import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { usePersonAction } from '#backoffice/person/actions/use-person-action.ts'
import { restrictedCopy as copy } from '#backoffice/person/restricted/restricted.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'

type Props = { person: PersonView; opened: boolean; onClose: () => void }

/** Deletes somebody for good, for an owner who typed whom and said that they are sure. */
export function DeleteDialog({ person, opened, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [isSure, setSure] = useState(false)
  const go = useNavigate()
  const { userId } = person
  const wanted = person.email || person.name || userId
  const close = () => {
    setTyped('')
    setSure(false)
    onClose()
  }
  const action = usePersonAction(
    (reason: string) => adminClient.person.remove({ userId, confirmation: typed, reason }),
    {
      done: () => {
        close()
        void go(adminPaths.trials)
        return { title: copy.removed }
      },
      failed: copy.removeFailed,
    },
  )
  const isWrong = typed !== '' && typed !== wanted
  return (
    <ReasonDialog
      opened={opened}
      title={copy.remove}
      lead={copy.removeWarning}
      confirm={copy.remove}
      isDanger
      isBusy={action.isBusy}
      isReady={typed === wanted && isSure}
      onConfirm={(reason) => action.send(reason)}
      onClose={close}
    >
      <TextInput
        label={copy.type(wanted)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? `${copy.typeWrong}. ${copy.typeWrongMessage(wanted)}` : null}
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
