import type { Profile } from '@lya/contract/people/profile.ts'
import { maskPhone } from '@lya/core/people/identity/phone.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import form from '#design/form.module.css'
import { completePhone } from '#people/fields/personal-fields.model.ts'
import { dataCopy as copy } from '../profile.copy.ts'
import { PendingEmail } from './pending-email.tsx'
import {
  changesOf,
  fieldsOf,
  type PersonalFields,
  problemsOf,
  refusedField,
} from './personal-form.model.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { useSavePersonal } from './use-save-personal.ts'

type Field = keyof PersonalFields

/** Name, e-mail, phone and zone; what is not being edited follows what is stored. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const [edits, setEdits] = useState<Partial<PersonalFields>>({})
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const save = useSavePersonal(() => {
    setEdits({})
    setLeft(new Set())
  })
  const fields = { ...fieldsOf(profile), ...edits }
  const changes = changesOf(fields, profile)
  const problems = problemsOf(changes)
  const refused = refusedField(save.error)

  const edit = (change: Partial<PersonalFields>) => {
    if (save.isError) save.reset()
    setEdits((before) => ({ ...before, ...change }))
  }
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field))
  const error = (field: Field) => (left.has(field) && problems[field]) || refused[field] || null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(new Set<Field>(['name', 'email', 'phone']))
    if (Object.keys(problems).length === 0 && !save.isPending) save.mutate(changes)
  }

  return (
    <form className={form.fields} onSubmit={submit} noValidate>
      <TextInput
        label={copy.name}
        autoComplete="name"
        value={fields.name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        onBlur={() => leave('name')}
        error={error('name')}
      />
      <TextInput
        label={copy.email}
        description={copy.emailHint}
        type="email"
        autoComplete="email"
        value={fields.email}
        onChange={(event) => edit({ email: event.currentTarget.value })}
        onBlur={() => leave('email')}
        error={error('email')}
      />
      <PendingEmail profile={profile} />
      <TextInput
        label={copy.phone}
        description={copy.phoneHint}
        type="tel"
        autoComplete="tel-national"
        placeholder="(11) 9 8765-4321"
        value={fields.phone}
        onChange={(event) => edit({ phone: maskPhone(event.currentTarget.value) })}
        onBlur={() => {
          if (edits.phone !== undefined) edit({ phone: completePhone(edits.phone) })
          leave('phone')
        }}
        error={error('phone')}
      />
      <TimeZoneField
        value={fields.timeZone}
        error={error('timeZone')}
        onChange={(timeZone) => edit({ timeZone })}
      />
      <Button
        type="submit"
        size="lg"
        disabled={Object.keys(changes).length === 0}
        loading={save.isPending}
      >
        {copy.save}
      </Button>
    </form>
  )
}
