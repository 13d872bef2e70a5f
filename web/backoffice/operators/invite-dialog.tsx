import { limits } from '@lya/core/limits.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import { operatorsCopy as copy } from './operators.copy.ts'
import classes from './operators.module.css'
import { RoleChoice } from './role-choice.tsx'
import { useDeed } from './use-operators.ts'

/** Invites somebody by their address. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const deed = useDeed(adminClient.operators.invite, { told: copy.sent, onDone: onClose })
  const isReady = email.trim() !== '' && roles.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !deed.isPending) deed.mutate({ email: email.trim(), roles })
  }
  return (
    <DialogSheet opened title={copy.inviteTitle} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.lead}>{copy.inviteLead}</p>
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="off"
          maxLength={limits.emailLengthMax}
          value={email}
          error={deed.isError ? refusalSentence(deed.error) : undefined}
          onChange={(event) => {
            deed.reset()
            setEmail(event.currentTarget.value)
          }}
          data-autofocus
        />
        <RoleChoice value={roles} onChange={setRoles} />
        <Group justify="flex-end" gap={12}>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={deed.isPending}>
            {copy.send}
          </Button>
        </Group>
      </form>
    </DialogSheet>
  )
}
