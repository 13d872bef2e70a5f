import { limits } from '@lya/core/limits.ts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { checkoutCopy, personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { NoticeBox } from '#commerce/checkout/frame/notice-box.tsx'
import { PayBar } from '#commerce/checkout/frame/pay-bar.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { useWrongFields } from '#commerce/checkout/frame/use-wrong-fields.ts'
import { WrongFields } from '#commerce/checkout/frame/wrong-fields.tsx'
import { cpfMask, phoneMask } from '#commerce/fields/masks.model.ts'
import form from '#design/form.module.css'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { usePasswordKnowledge } from '#people/fields/use-password-knowledge.ts'
import { EmailField } from './email-field.tsx'
import { NewPassword } from './new-password.tsx'
import {
  needsPassword,
  type PersonalErrors,
  type PersonalField,
  personalErrors,
} from './personal.model.ts'
import { useEmailStatus } from './use-email-status.ts'

type Props = {
  draft: Draft
  password: string
  /** Whoever is signed in buys for themselves. */
  isSignedIn: boolean
  hasStoredPassword: boolean
  /** Whether mails may go to who stops halfway, so that it is asked whether they are wanted. */
  asksForReminders: boolean
  takesFocus: boolean
  isSaving: boolean
  /** What the server said of single fields. */
  refused: PersonalErrors
  failure: string | null
  total: string
  onChange: (change: Partial<Draft>) => void
  onPassword: (password: string) => void
  onContinue: () => void
}

export function PersonalStep(props: Props) {
  const { draft, password, refused, onChange } = props
  const [left, setLeft] = useState<ReadonlySet<PersonalField>>(new Set())
  const { form: formRef, tries, showWrong } = useWrongFields()
  const knowledge = usePasswordKnowledge(draft)
  const email = useEmailStatus(props.isSignedIn ? '' : draft.email)
  const status = props.isSignedIn ? 'known' : email.status
  const stored = { typed: password, isStored: props.hasStoredPassword, knowledge }
  const errors = personalErrors(draft, stored, status)

  const leave = (field: PersonalField) => setLeft((before) => new Set(before).add(field))
  // Nobody is told off for a field that they are still filling in.
  const shown = (field: PersonalField) =>
    refused[field] ?? (tries > 0 || left.has(field) ? (errors[field] ?? null) : null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length > 0) showWrong()
    else props.onContinue()
  }

  return (
    <StepCard
      title={copy.title}
      lead={props.isSignedIn ? copy.leadSignedIn : copy.lead}
      takesFocus={props.takesFocus}
    >
      <form ref={formRef} className={form.fields} onSubmit={submit} noValidate>
        {props.failure ? (
          <NoticeBox kind="error" title={checkoutCopy.saveFailed}>
            {props.failure}
          </NoticeBox>
        ) : null}
        <WrongFields tries={tries} count={Object.keys(errors).length} />
        <TextInput
          label={copy.name}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={limits.nameLengthMax}
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={() => leave('name')}
          error={shown('name')}
        />
        <MaskedInput
          mask={phoneMask}
          label={copy.phone}
          name="phone"
          type="tel"
          autoComplete="tel-national"
          placeholder="(11) 99999-9999"
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
          onBlur={() => leave('phone')}
          error={shown('phone')}
        />
        <EmailField
          email={draft.email}
          isFixed={props.isSignedIn}
          status={status}
          hasFailed={email.hasFailed}
          error={shown('email') ?? (errors.email === copy.emailActive ? errors.email : null)}
          onChange={(typed) => onChange({ email: typed })}
          onLeave={() => leave('email')}
        />
        <MaskedInput
          mask={cpfMask}
          label={copy.cpf}
          name="cpf"
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          value={draft.cpf}
          onChange={(cpf) => onChange({ cpf })}
          onBlur={() => leave('cpf')}
          error={shown('cpf')}
        />
        {needsPassword(status) ? (
          <NewPassword
            password={password}
            isStored={props.hasStoredPassword}
            knowledge={knowledge}
            error={shown('password')}
            onChange={props.onPassword}
            onLeave={() => leave('password')}
          />
        ) : null}
        {props.asksForReminders ? (
          <Checkbox
            label={copy.reminders}
            checked={draft.wantsReminders}
            onChange={(event) => onChange({ wantsReminders: event.currentTarget.checked })}
          />
        ) : null}
        <PayBar total={props.total}>
          <Button type="submit" size="lg" loading={props.isSaving}>
            {copy.next}
          </Button>
        </PayBar>
      </form>
    </StepCard>
  )
}
