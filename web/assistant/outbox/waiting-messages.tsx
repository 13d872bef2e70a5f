import { useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { useMyOutbox } from '#assistant/outbox/outbox-store.ts'
import { useOnline } from '#connection/live/use-online.ts'
import { WaitingLine } from '#design/page/waiting-line.tsx'

/** Says on every page but the conversation's that messages wait, or that one was not taken. */
export function WaitingMessages({ areHeldUp }: { areHeldUp: boolean }) {
  const outbox = useMyOutbox()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const isStuck = outbox.some((message) => message.status === 'failed')
  if (outbox.length === 0 || pathname === paths.lya) return null
  // With a connection that leads anywhere they are gone in a moment.
  if (isOnline && !isStuck && !areHeldUp) return null
  const text = isStuck ? copy.oneFailed : copy.waiting(outbox.length)
  return <WaitingLine text={text} to={paths.lya} see={copy.see} />
}
