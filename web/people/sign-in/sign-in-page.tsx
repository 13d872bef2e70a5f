import { useState } from 'react'
import { useLocation } from 'react-router'
import { CodeForm } from './code-form.tsx'
import { RecoveryRequestForm } from './recovery-request-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function meta() {
  return [{ title: 'Entrar | Lya' }]
}

/**
 * Signs in, with a code where one is due, or asks for a recovery link; an expired link comes here
 * with `state.isRecovering`.
 */
export default function SignInPage() {
  const state: unknown = useLocation().state
  const [mode, setMode] = useState<'sign-in' | 'code' | 'recovery'>(
    typeof state === 'object' && state !== null && 'isRecovering' in state ? 'recovery' : 'sign-in',
  )
  // Typed once for all.
  const [email, setEmail] = useState('')
  const typed = { email, onEmail: setEmail }
  const leave = () => setMode('sign-in')
  if (mode === 'recovery') return <RecoveryRequestForm {...typed} onLeave={leave} />
  if (mode === 'code') return <CodeForm onLeave={leave} />
  return (
    <SignInForm
      {...typed}
      onRecover={() => setMode('recovery')}
      onCodeDue={() => setMode('code')}
    />
  )
}
