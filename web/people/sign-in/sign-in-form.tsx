import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useReferred } from '#connection/referral/use-referred.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import { PasswordField } from '#design/entry/password-field.tsx'
import form from '#design/form.module.css'
import { NoticeBox } from '#design/states/notice-box.tsx'
import { TextLink } from '#design/text-link.tsx'
import { toastError } from '#design/toast/toast.ts'
import { signInCopy } from './sign-in.copy.ts'
import { canSignIn, signInProblem } from './sign-in.model.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** What the page before has to say of this sign-in. */
  notice: string | null
  email: string
  onEmail: (email: string) => void
  onRecover: () => void
  /** The password was right, and a code is asked for. */
  onCodeDue: () => void
}

export function SignInForm({ notice, email, onEmail, onRecover, onCodeDue }: Props) {
  const [password, setPassword] = useState('')
  const { isUnderWay, isRefused, signIn } = useSignIn(onCodeDue)
  const register = useReferred(paths.register)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = signInProblem({ email, password })
    if (problem) toastError(problem)
    else signIn({ email: email.trim(), password })
  }

  return (
    <EntryFrame title="Entrar" lead="Que bom ver você de novo.">
      <form className={form.fields} onSubmit={submit} noValidate>
        {notice ? <NoticeBox kind="info">{notice}</NoticeBox> : null}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <button type="button" className={form.textButton} onClick={onRecover}>
          Esqueci minha senha
        </button>
        <Button
          type="submit"
          size="lg"
          disabled={!canSignIn({ email, password })}
          loading={isUnderWay}
        >
          Entrar
        </Button>
        {isRefused ? <p className={form.hint}>{signInCopy.byPhone}</p> : null}
      </form>
      <p className={form.after}>
        Ainda não tem conta? <TextLink to={register}>Teste grátis por 7 dias</TextLink>
      </p>
    </EntryFrame>
  )
}
