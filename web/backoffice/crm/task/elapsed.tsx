import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { timerLabel } from '@lya/core/backoffice/crm/timer.ts'
import { useEffect, useState } from 'react'
import { nowMs } from '#connection/clock.ts'

type Props = {
  task: Pick<CrmTask, 'isRunning' | 'elapsedSeconds'>
  /** When the server's answer came, by this browser's clock: only the difference counts. */
  receivedAt: number
}

const tickMs = 1_000

/** The server's timer, going on from its last answer. */
export function Elapsed({ task, receivedAt }: Props) {
  const { isRunning, elapsedSeconds } = task
  const [now, setNow] = useState(receivedAt)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(nowMs())
    tick()
    const ticking = setInterval(tick, tickMs)
    return () => clearInterval(ticking)
  }, [isRunning])
  const since = isRunning ? Math.max(0, Math.floor((now - receivedAt) / tickMs)) : 0
  return <span role="timer">{timerLabel(elapsedSeconds + since)}</span>
}
