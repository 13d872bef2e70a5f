import { planNotice } from '@lya/core/people/plan/plan-notice.ts'
import { nowMs } from '#connection/clock.ts'
import { useSessionQuery } from '#connection/session/session.ts'

/** Whether whoever buys has days of a trial left, which they keep. */
export function useIsOnTrial(): boolean {
  const { data } = useSessionQuery()
  if (!data?.session) return false
  const { planStatus: state, trialEndDate } = data.session
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs())
  return planNotice({ state, trialEndDate }, now)?.kind === 'trial'
}
