import { type PlanNotice, planNotice } from '@lya/core/people/plan/plan-notice.ts'
import { useEffect, useState } from 'react'
import { nowMs } from '#connection/clock.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'

const tickMs = 30_000

/** What the person is told of their plan at this moment; it changes on an open page as well. */
export function usePlanNotice(): PlanNotice {
  const { planStatus, trialEndDate } = useSignedIn()
  const at = useMoment()
  const plan = { state: planStatus, trialEndDate }
  return planNotice(plan, Temporal.Instant.fromEpochMilliseconds(at))
}

/** Half a minute exact, and at once when somebody comes back to a page that slept. */
function useMoment(): number {
  const [at, setAt] = useState(nowMs)
  useEffect(() => {
    const look = () => setAt(nowMs())
    const timer = setInterval(look, tickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return at
}
