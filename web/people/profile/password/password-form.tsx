import type { Profile } from '@lya/contract/people/profile.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '#design/entry/password-field.tsx'
import form from '#design/form.module.css'
import { NewPasswordFields } from '#people/fields/new-password-fields.tsx'
import { usePasswordKnowledge } from '#people/fields/use-password-knowledge.ts'
import { passwordCopy as copy } from '../profile.copy.ts'
import {
  canSubmit,
  type PasswordChange,
  passwordChangeErrors,
  refusedPasswordField,
} from './password-form.model.ts'
import { useChangePassword } from './use-change-password.ts'

const nothing: PasswordChange = { current: '', password: '', confirmation: '' }
const noErrors = { current: null, password: null, confirmation: null }

export function PasswordForm({ profile }: { profile: Profile }) {
  const { name, email, phone } = profile
  const knowledge = usePasswordKnowledge({ name, email, phone: phone ?? '' })
  const [fields, setFields] = useState(nothing)
  const [isTried, setTried] = useState(false)
  const [isCurrentLeft, setCurrentLeft] = useState(false)
  const change = useChangePassword(() => {
    setFields(nothing)
    setTried(false)
    setCurrentLeft(false)
  })
  const errors = passwordChangeErrors(fields, knowledge)
  const shown = { ...(isTried ? errors : noErrors), ...refusedPasswordField(change.error) }
  const hasErrors = Object.values(errors).some((error) => error !== null)

  const edit = (edited: Partial<PasswordChange>) => {
    if (change.isError) change.reset()
    setFields((before) => ({ ...before, ...edited }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasErrors && !change.isPending) change.mutate(fields)
  }

  return (
    <form className={form.fields} onSubmit={submit} noValidate>
      <PasswordField
        label={copy.current}
        autoComplete="current-password"
        value={fields.current}
        onChange={(current) => edit({ current })}
        onBlur={() => setCurrentLeft(true)}
        error={shown.current ?? (isCurrentLeft ? errors.current : null)}
      />
      <NewPasswordFields
        knowledge={knowledge}
        labels={copy.labels}
        fields={fields}
        errors={shown}
        onChange={edit}
      />
      <Button type="submit" size="lg" disabled={!canSubmit(fields)} loading={change.isPending}>
        {copy.submit}
      </Button>
    </form>
  )
}
