import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { SecondStep } from '#app/back-office/second-step.tsx'
import { paths } from '#app/paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SignedOperator } from '#connection/admin/operator.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { Splash } from '#design/states/splash.tsx'

/** Lets in whom the server knows as an operator: by role, suspension and second factor. */
export function Guard({ children }: { children: ReactNode }) {
  const query = useQuery(adminApi.me.get.queryOptions())
  const code = query.error instanceof RefusedCall ? query.error.code : null
  const [owesStep, setOwesStep] = useState(false)
  // The recovery codes stay in sight though the step is done, until the person goes on.
  if (code === 'access.second-factor-missing' && !owesStep) setOwesStep(true)
  if (owesStep) {
    const goOn = async () => {
      const { isSuccess } = await query.refetch()
      if (isSuccess) setOwesStep(false)
    }
    return <SecondStep onDone={() => void goOn()} />
  }
  if (code === 'access.right-missing' || code === 'access.operator-suspended') {
    return <Navigate to={paths.dashboard} replace />
  }
  if (query.data) return <SignedOperator value={query.data}>{children}</SignedOperator>
  if (query.isError) {
    return (
      <main>
        <ErrorState message={refusalSentence(query.error)} onRetry={() => void query.refetch()} />
      </main>
    )
  }
  return <Splash />
}
