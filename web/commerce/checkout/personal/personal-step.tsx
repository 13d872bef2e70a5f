import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { checkoutCopy, personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { PayBar, TotalLine } from '#commerce/checkout/frame/pay-bar.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import { WrongFields } from '#design/form/wrong-fields.tsx'
import form from '#design/form.module.css'
import { NoticeBox } from '#design/states/notice-box.tsx'
import { usePasswordKnowledge } from '#people/fields/use-password-knowledge.ts'
import { NewPassword } from './new-password.tsx'
import {
  needsPassword,
  type PersonalErrors,
  type PersonalField,
  personalErrors,
} from './personal.model.ts'
import { PersonalFields } from './personal-fields.tsx'
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
  /** @param password What is to be sent of it: nothing for an account that has one. */
  onContinue: (password: string) => void
}

export function PersonalStep(props: Props) {
  const { draft, password, isSignedIn, onChange } = props
  const [left, setLeft] = useState<ReadonlySet<PersonalField>>(new Set())
  const wrong = useWrongFields(props.refused)
  const knowledge = usePasswordKnowledge(draft)
  const email = useEmailStatus(isSignedIn ? '' : draft.email)
  const status = isSignedIn ? 'known' : email.status
  const hasField = needsPassword(status)
  const refused = hasField ? props.refused : withoutPassword(props.refused)
  const stored = { typed: password, isStored: props.hasStoredPassword, knowledge }
  const errors = { ...personalErrors(draft, stored, status), ...refused }
  const wrongCount = Object.keys(errors).length

  const leave = (field: PersonalField) => setLeft((before) => new Set(before).add(field))
  // Nobody is told off for a field that they are still filling in.
  const shown = (field: PersonalField) =>
    refused[field] ?? (wrong.tries > 0 || left.has(field) ? (errors[field] ?? null) : null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrongCount > 0) wrong.showWrong()
    else props.onContinue(hasField ? password : '')
  }

  return (
    <StepCard
      title={copy.title}
      lead={isSignedIn ? copy.leadSignedIn : copy.lead}
      takesFocus={props.takesFocus}
    >
      <form ref={wrong.form} className={form.fields} onSubmit={submit} noValidate>
        {props.failure ? (
          <NoticeBox kind="error" title={checkoutCopy.saveFailed}>
            {props.failure}
          </NoticeBox>
        ) : null}
        <WrongFields tries={wrong.tries} count={wrongCount} />
        <PersonalFields
          {...{ draft, status, isSignedIn, shown, onChange }}
          hasFailed={email.hasFailed}
          onLeave={leave}
        />
        {hasField ? (
          <NewPassword
            {...{ password, knowledge }}
            isStored={props.hasStoredPassword}
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
        <PayBar
          total={<TotalLine total={props.total} />}
          working={props.isSaving ? checkoutCopy.saving : null}
        >
          <Button type="submit" size="lg" loading={props.isSaving}>
            {copy.next}
          </Button>
        </PayBar>
      </form>
    </StepCard>
  )
}

/** What was said of a password that is not asked for any more would hold people up, unseen. */
function withoutPassword(refused: PersonalErrors): PersonalErrors {
  const { password: _, ...others } = refused
  return others
}
