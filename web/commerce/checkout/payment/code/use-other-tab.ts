import type { Payment } from '@lya/contract/commerce/payment.ts'
import { useEffect, useRef, useState } from 'react'

/** What became of the code that this tab showed: another in its place, or none. */
export type OtherTab = 'renewed' | 'dropped' | null

/**
 * Whether another tab has put something in the place of the code that this one showed.
 *
 * @param mine.asked Whether this tab asked for an attempt.
 * @param mine.isChanging Whether this tab is changing it itself: then there is nothing to tell.
 */
export function useOtherTab(
  payment: Pick<Payment, 'attemptId' | 'pix' | 'boleto'> | undefined,
  mine: { asked: (attemptId: string) => boolean; isChanging: boolean },
): OtherTab {
  const { asked, isChanging } = mine
  const [told, setTold] = useState<OtherTab>(null)
  const shown = useRef<string | null>(null)
  const attemptId = payment?.attemptId
  const hasCode = Boolean(payment?.pix ?? payment?.boleto)
  useEffect(() => {
    if (attemptId === undefined || isChanging) return
    const isAnother = shown.current !== null && shown.current !== attemptId
    if (attemptId !== null && asked(attemptId)) setTold(null)
    else if (isAnother) setTold(attemptId === null ? 'dropped' : 'renewed')
    // None is in its place yet: another may come, and is told of then.
    if (hasCode || isAnother) shown.current = attemptId ?? shown.current
  }, [attemptId, hasCode, asked, isChanging])
  return told
}
