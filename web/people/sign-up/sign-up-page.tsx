import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { referralNotice } from '#connection/referral/referral.copy.ts'
import { meetReferral, settledReferral } from '#connection/referral/referral.ts'
import { useAskedLeave } from '#design/layers/use-asked-leave.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { PasswordStep } from './password-step.tsx'
import type { PersonalFields } from './personal-step.model.ts'
import { PersonalStep } from './personal-step.tsx'
import { useSignUp } from './use-sign-up.ts'

export function meta() {
  return [{ title: 'Criar conta | Lya' }]
}

const noFields: PersonalFields = { name: '', email: '', phone: '' }

/** The registration wizard, at /register and /signup. */
export default function SignUpPage() {
  const { search } = useLocation()
  const [fields, setFields] = useState(noFields)
  const [step, setStep] = useState<'personal' | 'password'>('personal')
  const { isUnderWay, signUp } = useSignUp(() => setStep('personal'))

  useAskedLeave(() => !isUnderWay && Object.values(fields).some((field) => field !== ''))
  useEffect(() => {
    void meetReferral(search).then((isNew) => {
      if (isNew) toastSuccess({ title: referralNotice.title, message: referralNotice.message })
    })
  }, [search])

  if (step === 'personal') {
    return (
      <PersonalStep
        fields={fields}
        onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        onContinue={() => setStep('password')}
      />
    )
  }
  return (
    <PasswordStep
      owner={fields}
      isPending={isUnderWay}
      onBack={() => setStep('personal')}
      onSubmit={(password) => void signUp({ ...fields, password }, settledReferral(search))}
    />
  )
}
