import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { referralNotice } from '#connection/referral/referral.copy.ts'
import { meetReferral, settledReferral } from '#connection/referral/referral.ts'
import { useAskedLeave } from '#design/layers/use-asked-leave.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { PasswordStep } from './password-step.tsx'
import type { PersonalFields } from './personal-step.model.ts'
import { PersonalStep } from './personal-step.tsx'
import { keepDraft, readDraft } from './sign-up-draft.ts'
import { useSignUp } from './use-sign-up.ts'

export function meta() {
  return [{ title: 'Criar conta | Lya' }]
}

const secondStep = { step: 'password' } as const

function isSecondStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 'password'
}

/** The registration wizard, at /register and /signup. */
export default function SignUpPage() {
  const location = useLocation()
  const { search } = location
  const navigate = useNavigate()
  const [fields, setFields] = useState(readDraft)
  const isFilled = [fields.name, fields.email, fields.phone].every((field) => field.trim() !== '')
  // The step is an entry of the history, so that Back leads to the first one and not away.
  const isSecond = isSecondStep(location.state) && isFilled
  const goBack = () => void navigate(-1)
  const { isUnderWay, signUp } = useSignUp(goBack)
  const change = (edit: Partial<PersonalFields>) =>
    setFields((before) => {
      const now = { ...before, ...edit }
      keepDraft(now)
      return now
    })

  useAskedLeave(() => !isUnderWay && Object.values(fields).some((field) => field !== ''))
  useEffect(() => {
    void meetReferral(search).then((isNew) => {
      if (isNew) toastSuccess({ title: referralNotice.title, message: referralNotice.message })
    })
  }, [search])

  if (!isSecond) {
    return (
      <PersonalStep
        fields={fields}
        onChange={change}
        onContinue={() => void navigate({ search }, { state: secondStep })}
      />
    )
  }
  return (
    <PasswordStep
      owner={fields}
      isPending={isUnderWay}
      onBack={goBack}
      onSubmit={(password) => void signUp({ ...fields, password }, settledReferral(search))}
    />
  )
}
