import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '#design/entry/password-field.tsx'
import form from '#design/form.module.css'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import classes from './second-factor.module.css'
import { useRefusedField } from './use-refused-field.ts'

/** Asks whether it is really the person, whose session may be left open on any desk. */
export function AskPassword(props: {
  why: string
  confirm: string
  isBusy: boolean
  /** Why it was not taken, until something else is typed. */
  refused: string | null
  /** Whether it was right. */
  onGive: (password: string) => Promise<boolean>
  onLeave: () => void
}) {
  const { why, confirm, isBusy, refused, onGive, onLeave } = props
  const [password, setPassword] = useState('')
  const field = useRefusedField(refused)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    field.send()
    if (password !== '' && !isBusy && !(await onGive(password))) setPassword('')
  }
  return (
    <form
      ref={field.form}
      className={form.fields}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <p className={classes.words}>{why}</p>
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        value={password}
        onChange={(typed) => {
          field.type()
          setPassword(typed)
        }}
        error={field.told}
      />
      <div className={classes.ways}>
        <Button type="submit" size="md" disabled={password === ''} loading={isBusy}>
          {confirm}
        </Button>
        <Button variant="default" size="md" onClick={onLeave}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
