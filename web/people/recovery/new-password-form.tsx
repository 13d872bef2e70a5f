import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EntryFrame } from '#design/entry-frame.tsx'
import form from '#design/form.module.css'
import { PasswordField } from '#design/password-field.tsx'
import { PasswordMeter } from '#design/password-meter.tsx'
import { canSubmit, newPasswordErrors } from './recovery.model.ts'
import { useResetPassword } from './use-reset-password.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isTried, setTried] = useState(false)
  const reset = useResetPassword()
  const errors = newPasswordErrors({ password, confirmation })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!errors.password && !errors.confirmation) reset.mutate({ token, password })
  }

  return (
    <EntryFrame title="Crie uma senha nova" lead="Depois é só entrar com ela.">
      <form className={form.fields} onSubmit={submit} noValidate>
        <div>
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={isTried ? errors.password : null}
          />
          <PasswordMeter password={password} />
        </div>
        <PasswordField
          label="Confirmar nova senha"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={isTried ? errors.confirmation : null}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!canSubmit({ password, confirmation })}
          loading={reset.isPending}
        >
          Alterar senha
        </Button>
      </form>
    </EntryFrame>
  )
}
