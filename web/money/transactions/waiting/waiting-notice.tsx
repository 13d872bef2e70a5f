import { useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { WaitingLine } from '#design/page/waiting-line.tsx'
import { waitingCopy as copy } from '#money/transactions/waiting/waiting.copy.ts'
import { useWaiting } from '#money/transactions/waiting/waiting-store.ts'

/** Says on every page but that of the list that something waits, or was refused. */
export function WaitingNotice() {
  const waiting = useWaiting()
  const { pathname } = useLocation()
  if (waiting.length === 0 || pathname === paths.transactions) return null
  const refused = waiting.filter((one) => one.status === 'failed').length
  const text = refused > 0 ? copy.refused(refused) : copy.waiting(waiting.length)
  return <WaitingLine text={text} to={paths.transactions} see={copy.see} />
}
