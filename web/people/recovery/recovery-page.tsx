import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { Splash } from '#design/states/splash.tsx'
import { toastError } from '#design/toast/toast.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { recoveryCopy } from './recovery.copy.ts'

/** /profile as the recovery form: opens with a valid token, and only then. */
export function RecoveryPage({ token }: { token: string }) {
  const check = useQuery(api.identity.checkRecovery.queryOptions({ input: { token } }))
  if (check.isError) {
    return (
      <main>
        <ErrorState message={refusalSentence(check.error)} onRetry={() => void check.refetch()} />
      </main>
    )
  }
  if (!check.data) return <Splash />
  return check.data.valid ? <NewPasswordForm token={token} /> : <InvalidLink />
}

function InvalidLink() {
  useEffect(() => toastError(recoveryCopy.linkInvalid), [])
  return <Navigate to={paths.login} state={{ isRecovering: true }} replace />
}
