import { limits } from '@lya/core/limits.ts'
import { maskPhone } from '@lya/core/people/identity/phone.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useReferred } from '#connection/referral/use-referred.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import form from '#design/form.module.css'
import { TextLink } from '#design/text-link.tsx'
import {
  completePhone,
  emailProblem,
  nameProblem,
  phoneProblem,
} from '#people/fields/personal-fields.model.ts'
import { canContinue, isChecking, type PersonalFields } from './personal-step.model.ts'
import { PhoneHint } from './phone-hint.tsx'
import { signUpCopy } from './sign-up.copy.ts'
import { useLookUps } from './use-availability.ts'
import { useGoOn } from './use-go-on.ts'

export function PersonalStep(props: {
  fields: PersonalFields
  onChange: (change: Partial<PersonalFields>) => void
  onContinue: () => void
}) {
  const { fields, onChange, onContinue } = props
  const [left, setLeft] = useState<ReadonlySet<keyof PersonalFields>>(new Set())
  const known = useLookUps(fields)
  const { email, phone } = known
  const login = useReferred(paths.login)
  const isReady = canContinue(fields, known)
  const keys = useGoOn(fields, { isReady, isChecking: isChecking(known), goOn: onContinue })

  const leave = (field: keyof PersonalFields) => setLeft((before) => new Set(before).add(field))
  // Nobody is told off for a field that they are still filling in.
  const shown = (field: keyof PersonalFields, problem: string | null) =>
    left.has(field) ? problem : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onContinue()
  }

  return (
    <EntryFrame
      step="Etapa 1 de 2"
      title="Bem-vindo"
      lead="7 dias grátis para testar tudo, sem cartão de crédito."
    >
      <form className={form.fields} onSubmit={submit} {...keys} noValidate>
        <TextInput
          label="Nome"
          autoComplete="name"
          maxLength={limits.nameLengthMax}
          value={fields.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => leave('name')}
          error={shown('name', nameProblem(fields.name))}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          onBlur={() => leave('email')}
          error={email === 'taken' ? <EmailTaken /> : shown('email', emailProblem(fields.email))}
        />
        <TextInput
          label="Telefone"
          type="tel"
          autoComplete="tel-national"
          placeholder="(11) 9 8765-4321"
          value={fields.phone}
          onChange={(event) => onChange({ phone: maskPhone(event.currentTarget.value) })}
          onBlur={() => {
            onChange({ phone: completePhone(fields.phone) })
            leave('phone')
          }}
          error={
            phone === 'taken' ? signUpCopy.phoneTaken : shown('phone', phoneProblem(fields.phone))
          }
        />
        <PhoneHint availability={phone} />
        <Button type="submit" size="lg" disabled={!isReady}>
          Continuar
        </Button>
      </form>
      <p className={form.after}>
        Já tem uma conta? <TextLink to={login}>Entrar</TextLink>
      </p>
    </EntryFrame>
  )
}

function EmailTaken() {
  return (
    <>
      {signUpCopy.emailTaken} <TextLink to={paths.login}>Fazer login</TextLink>
    </>
  )
}
