import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#connection/calls/client.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import form from '#design/form.module.css'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { recoveryRequestCopy } from './sign-in.copy.ts'
import { recoveryFailure, recoveryProblem } from './sign-in.model.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  onLeave: () => void
}

export function RecoveryRequestForm({ email, onEmail, onLeave }: Props) {
  const request = useMutation(
    api.identity.requestRecovery.mutationOptions({
      onSuccess: () => {
        toastSuccess(recoveryRequestCopy.sent)
        onEmail('')
        onLeave()
      },
      onError: (error) => toastError(recoveryFailure(error)),
    }),
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = recoveryProblem(email)
    if (problem) toastError(problem)
    else request.mutate({ email: email.trim() })
  }

  return (
    <EntryFrame
      title="Recuperar Senha"
      lead="Diga seu email e a gente manda um link para criar uma senha nova."
    >
      <form className={form.fields} onSubmit={submit} noValidate>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" loading={request.isPending}>
          Enviar link de recuperação
        </Button>
        <Button variant="subtle" size="lg" onClick={onLeave}>
          Voltar ao login
        </Button>
      </form>
    </EntryFrame>
  )
}
