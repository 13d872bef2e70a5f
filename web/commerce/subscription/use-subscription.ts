import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { subscriptionCopy as copy } from './subscription.copy.ts'

interface Done {
  title: string
  message?: string
}

/** Changes one's own subscription, once at a time; what comes back is what is shown. */
export function useSubscription() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [askedToPay, setAskedToPay] = useState<string | null>(null)

  /** @returns The refusal's code, or null when it went well; `failed` for any other failure. */
  const run = async (
    call: () => Promise<SubscriptionView>,
    done: Done | ((view: SubscriptionView) => Done),
    failed: string = copy.actionFailed,
  ): Promise<string | null> => {
    if (isBusy) return 'busy'
    setBusy(true)
    clearErrors()
    try {
      const view = await call()
      setAskedToPay(view.toPay?.id ?? null)
      queryClient.setQueryData(api.subscriptions.get.queryKey(), view)
      toastSuccess(typeof done === 'function' ? done(view) : done)
      // Who may use what hangs on it.
      void refreshTopics(queryClient, ['profile'])
      return null
    } catch (failure) {
      toastError({ title: failed, message: refusalSentence(failure) })
      await refreshTopics(queryClient, ['subscription', 'profile'])
      return failure instanceof RefusedCall ? failure.code : 'failed'
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    run,
    /** The id of what the last press here left to be paid. */
    askedToPay,
  }
}
export type Run = ReturnType<typeof useSubscription>['run']
