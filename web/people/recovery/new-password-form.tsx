import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import form from '#design/form.module.css'
import { newPasswordErrors } from '#people/fields/new-password.model.ts'
import { NewPasswordFields } from '#people/fields/new-password-fields.tsx'
import { usePasswordKnowledge } from '#people/fields/use-password-knowledge.ts'
import { recoveryCopy } from './recovery.copy.ts'
import { canSubmit } from './recovery.model.ts'
import { useResetPassword } from './use-reset-password.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const [fields, setFields] = useState({ password: '', confirmation: '' })
  const [isTried, setTried] = useState(false)
  const reset = useResetPassword()
  // Whose link it is, only the server knows.
  const knowledge = usePasswordKnowledge(null)
  const errors = newPasswordErrors(fields, recoveryCopy.password, knowledge)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!errors.password && !errors.confirmation) reset.mutate({ token, password: fields.password })
  }

  return (
    <EntryFrame title="Crie uma senha nova" lead="Depois é só entrar com ela.">
      <form className={form.fields} onSubmit={submit} noValidate>
        <NewPasswordFields
          knowledge={knowledge}
          labels={{ password: 'Nova senha', confirmation: 'Confirmar nova senha' }}
          fields={fields}
          errors={isTried ? errors : null}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" size="lg" disabled={!canSubmit(fields)} loading={reset.isPending}>
          Alterar senha
        </Button>
      </form>
    </EntryFrame>
  )
}
