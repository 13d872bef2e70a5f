import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { useEffect } from 'react'
import { nowMs } from '#connection/clock.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { checkoutCopy as copy } from './checkout.copy.ts'

/** Beyond this a browser's timer fires at once. */
const timerMsMax = 2 ** 31

/**
 * Reminds whoever stays long that a checkout has its time, and says when that is over. Nothing is
 * lost by it: the next save gives time anew.
 */
export function useSessionTime(
  session: Pick<CheckoutSession, 'remindAt' | 'expiresAt'>,
  overText: string,
): void {
  const { remindAt, expiresAt } = session
  useEffect(() => {
    const inMs = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds - nowMs()
    const timers: ReturnType<typeof setTimeout>[] = []
    const at = (ms: number, say: () => void) => {
      if (ms > 0 && ms < timerMsMax) timers.push(setTimeout(say, ms))
    }
    at(inMs(remindAt), () => toastSuccess({ title: copy.remind, message: copy.remindLead }))
    at(inMs(expiresAt), () => toastError({ title: copy.expired, message: overText }))
    return () => timers.forEach(clearTimeout)
  }, [remindAt, expiresAt, overText])
}
