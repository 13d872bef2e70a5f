import { useState } from 'react'
import { useLocation } from 'react-router'
import { useBackFirst } from '#design/layers/use-back-first.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryRequestForm } from './recovery-request-form.tsx'
import { readArrival } from './sign-in.model.ts'
import { SignInForm } from './sign-in-form.tsx'

export function meta() {
  return [{ title: 'Entrar | Lya' }]
}

/**
 * Signs in, with a code where one is due, or asks for a recovery link. Where somebody comes from
 * may say so: an expired link, or a purchase for an account that asks for its own password.
 */
export default function SignInPage() {
  const arrival = readArrival(useLocation().state)
  const [mode, setMode] = useState<'sign-in' | 'code' | 'recovery'>(
    arrival.isRecovering ? 'recovery' : 'sign-in',
  )
  // Typed once for all.
  const [email, setEmail] = useState(arrival.email)
  const typed = { email, onEmail: setEmail }
  const leave = () => setMode('sign-in')
  useBackFirst(mode !== 'sign-in', leave)
  if (mode === 'recovery') return <RecoveryRequestForm {...typed} onLeave={leave} />
  if (mode === 'code') return <CodeForm onLeave={leave} />
  return (
    <SignInForm
      {...typed}
      notice={arrival.notice}
      onRecover={() => setMode('recovery')}
      onCodeDue={() => setMode('code')}
    />
  )
}
