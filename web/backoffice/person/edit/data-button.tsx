import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { limits } from '@lya/core/limits.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../person.module.css'

/** A name at once; a new e-mail once its person has proven it; a telephone only by its person. */
export function DataButton({ person, label }: { person: PersonView; label: string }) {
  const { userId, isYou } = person
  const maySupport = useMay('support')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const fill = () => {
    setName(person.name)
    setEmail(person.email ?? '')
  }
  const typed = () => ({
    ...(name.trim() === person.name ? {} : { name }),
    ...(email.trim() === (person.email ?? '') ? {} : { email }),
  })
  return (
    <ActionButton
      label={label}
      title={copy.data}
      lead={copy.dataLead}
      confirm={copy.save}
      isDisabled={isYou || !maySupport}
      isReady={name.trim() !== '' && Object.keys(typed()).length > 0}
      onOpen={fill}
      run={(reason) => adminClient.person.setData({ userId, reason, ...typed() })}
      done={({ emailWaits }) => (emailWaits ? copy.emailWaits : copy.dataSaved)}
      failed={copy.dataFailed}
    >
      <TextInput
        label={copy.name}
        maxLength={limits.nameLengthMax}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={copy.email}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <p className={classes.quiet}>{copy.phoneNote}</p>
    </ActionButton>
  )
}
