import type { Session } from '@lya/contract/people/identity.ts'
import type { ReactNode } from 'react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { useOnline } from '#connection/live/use-online.ts'
import { useSessionQuery } from '#connection/session/session.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { Splash } from '#design/states/splash.tsx'

/**
 * Waits until it is known who is signed in. A failed look-up is not a guest: it shows why and
 * offers another try, so that an outage sends nobody to /login.
 */
export function SessionGate({ children }: { children: (session: Session) => ReactNode }) {
  const query = useSessionQuery()
  const isOnline = useOnline()
  // Asking anew may fail: what was known stays on screen, with all that was typed there.
  if (query.data) return children(query.data.session)
  if (query.isError && !isOnline) {
    return (
      <main>
        <ErrorState
          title="Sem conexão"
          message="Assim que a internet voltar, a gente continua de onde parou."
        />
      </main>
    )
  }
  if (query.isError) {
    return (
      <main>
        <ErrorState message={refusalSentence(query.error)} onRetry={() => void query.refetch()} />
      </main>
    )
  }
  return <Splash />
}
