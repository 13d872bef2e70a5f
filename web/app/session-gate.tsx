import type { Session } from '@lya/contract/people/identity.ts'
import type { ReactNode } from 'react'
import { refusalSentence } from '#connection/refusals.copy.ts'
import { useSessionQuery } from '#connection/session.ts'
import { ErrorState } from '#design/error-state.tsx'
import { Splash } from '#design/splash.tsx'

/**
 * Waits until it is known who is signed in. A failed look-up is not a guest: it shows why and
 * offers another try, so that an outage sends nobody to /login.
 */
export function SessionGate({ children }: { children: (session: Session) => ReactNode }) {
  const query = useSessionQuery()
  if (query.isSuccess) return children(query.data.session)
  if (query.isError) {
    return (
      <main>
        <ErrorState message={refusalSentence(query.error)} onRetry={() => void query.refetch()} />
      </main>
    )
  }
  if (query.fetchStatus === 'paused') {
    return (
      <main>
        <ErrorState
          title="Sem conexão"
          message="Assim que a internet voltar, a gente continua de onde parou."
        />
      </main>
    )
  }
  return <Splash />
}
