import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EntryFrame } from '#design/entry-frame.tsx'
import form from '#design/form.module.css'
import { PasswordField } from '#design/password-field.tsx'
import { PasswordMeter } from '#design/password-meter.tsx'
import { toastError } from '#design/toast.ts'
import { passwordErrors } from './password-step.model.ts'
import { signUpCopy } from './sign-up.copy.ts'

export function PasswordStep(props: {
  isPending: boolean
  onBack: () => void
  onSubmit: (password: string) => void
}) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isTried, setTried] = useState(false)
  const errors = passwordErrors({ password, confirmation })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.password || errors.confirmation) toastError(signUpCopy.formInvalid)
    else props.onSubmit(password)
  }

  return (
    <EntryFrame
      step="Etapa 2 de 2"
      title="Quase lá"
      lead="Crie uma senha só sua. Uma frase curta funciona melhor que símbolos."
    >
      <form className={form.fields} onSubmit={submit} noValidate>
        <div>
          <PasswordField
            label="Senha"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={isTried ? errors.password : null}
          />
          <PasswordMeter password={password} />
        </div>
        <PasswordField
          label="Confirmar senha"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={isTried ? errors.confirmation : null}
        />
        <div className={form.row}>
          <Button variant="default" size="lg" onClick={props.onBack} disabled={props.isPending}>
            Voltar
          </Button>
          <Button type="submit" size="lg" loading={props.isPending}>
            Criar Conta
          </Button>
        </div>
      </form>
    </EntryFrame>
  )
}
