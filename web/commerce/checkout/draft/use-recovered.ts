import { useEffect, useState } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { type Draft, isWorthKeeping } from './draft.model.ts'

/** Says once that what was typed before is there again. */
export function useRecovered(draft: Draft, isRestored: boolean): void {
  const [isThere] = useState(() => isRestored && isWorthKeeping(draft))
  useEffect(() => {
    if (isThere) toastSuccess({ title: copy.recovered, message: copy.recoveredLead })
  }, [isThere])
}
