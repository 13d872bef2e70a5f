import type { Profile } from '@lya/contract/people/profile.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { PasswordField } from '#design/entry/password-field.tsx'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import { WrongFields } from '#design/form/wrong-fields.tsx'
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
  const [isCurrentLeft, setCurrentLeft] = useState(false)
  const change = useChangePassword(() => {
    setFields(nothing)
    wrong.forget()
    setCurrentLeft(false)
  })
  const refused = useMemo(() => refusedPasswordField(change.error), [change.error])
  const wrong = useWrongFields(refused)
  const errors = passwordChangeErrors(fields, knowledge)
  const shown = { ...(wrong.tries > 0 ? errors : noErrors), ...refused }
  const wrongOnes = Object.values(errors).filter((error) => error !== null)

  const edit = (edited: Partial<PasswordChange>) => {
    if (change.isError) change.reset()
    setFields((before) => ({ ...before, ...edited }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrongOnes.length > 0) wrong.showWrong()
    else if (!change.isPending) change.mutate(fields)
  }

  return (
    <form ref={wrong.form} className={form.fields} onSubmit={submit} noValidate>
      <WrongFields tries={wrong.tries} count={wrongOnes.length} />
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
