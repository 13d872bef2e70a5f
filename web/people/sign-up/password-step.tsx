import type { PasswordOwner } from '@lya/core/people/identity/passwords/personal.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { paths } from '#app/paths.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import form from '#design/form.module.css'
import { toastError } from '#design/toast/toast.ts'
import { newPasswordErrors } from '#people/fields/new-password.model.ts'
import { NewPasswordFields } from '#people/fields/new-password-fields.tsx'
import { usePasswordKnowledge } from '#people/fields/use-password-knowledge.ts'
import { signUpCopy } from './sign-up.copy.ts'

export function PasswordStep(props: {
  owner: PasswordOwner
  isPending: boolean
  onBack: () => void
  onSubmit: (password: string) => void
}) {
  const [fields, setFields] = useState({ password: '', confirmation: '' })
  const wrong = useWrongFields()
  const knowledge = usePasswordKnowledge(props.owner)
  const errors = newPasswordErrors(fields, signUpCopy.password, knowledge)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (errors.password || errors.confirmation) {
      wrong.showWrong()
      toastError(signUpCopy.formInvalid)
    } else props.onSubmit(fields.password)
  }

  return (
    <EntryFrame
      step="Etapa 2 de 2"
      title="Quase lá"
      lead="Crie uma senha só sua. Uma frase curta funciona melhor que símbolos."
    >
      <form ref={wrong.form} className={form.fields} onSubmit={submit} noValidate>
        <NewPasswordFields
          knowledge={knowledge}
          labels={{ password: 'Senha', confirmation: 'Confirmar senha' }}
          fields={fields}
          errors={wrong.tries > 0 ? errors : null}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
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
      <p className={form.after}>
        {signUpCopy.agreement.before}{' '}
        <LegalLink to={paths.terms}>{signUpCopy.agreement.terms}</LegalLink>{' '}
        {signUpCopy.agreement.and}{' '}
        <LegalLink to={paths.privacy}>{signUpCopy.agreement.privacy}</LegalLink>.
      </p>
    </EntryFrame>
  )
}

/** In a tab of its own: what is filled in here stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className={form.link}>
      {children}
    </a>
  )
}
