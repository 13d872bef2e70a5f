import { useState } from 'react'
import { useLocation } from 'react-router'
import { RecoveryRequestForm } from './recovery-request-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function meta() {
  return [{ title: 'Entrar | Lya' }]
}

/** Signs in, or asks for a recovery link; an expired link comes here with `state.isRecovering`. */
export default function SignInPage() {
  const state: unknown = useLocation().state
  const [isRecovering, setRecovering] = useState(
    typeof state === 'object' && state !== null && 'isRecovering' in state,
  )
  // Typed once for both.
  const [email, setEmail] = useState('')
  const typed = { email, onEmail: setEmail }
  return isRecovering ? (
    <RecoveryRequestForm {...typed} onLeave={() => setRecovering(false)} />
  ) : (
    <SignInForm {...typed} onRecover={() => setRecovering(true)} />
  )
}
