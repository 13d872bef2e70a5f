import type { Payment } from '@lya/contract/commerce/payment.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { outcomeCopy as copy, failureCopy } from '#commerce/checkout/checkout.copy.ts'
import { dropDraft } from '#commerce/checkout/draft/kept-draft.ts'
import { isTrialEmail } from '#commerce/checkout/personal/use-email-status.ts'
import { refetchSession } from '#connection/session/session.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { keepDone } from './done.ts'

/** Says that it is paid and goes to where the operator sends buyers; once for each purchase. */
export function useFinish(successPath: string) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isFinished = useRef(false)
  return useCallback(
    (payment: Payment, { email, plan }: { email: string; plan: string | null }) => {
      if (isFinished.current) return
      isFinished.current = true
      dropDraft()
      const continueTo = payment.continueTo ?? 'login'
      keepDone({
        email,
        continueTo,
        bought: plan === null ? null : { plan, amountCents: payment.amountCents ?? 0 },
        hasCard: payment.method === 'CREDIT_CARD',
        isOfTrial: continueTo === 'login' && isTrialEmail(queryClient, email),
      })
      toastSuccess({ title: copy.processed, message: copy.confirmed })
      // Whoever is signed in meets their new plan on the next page.
      if (continueTo === 'dashboard') {
        refetchSession(queryClient).catch((cause: unknown) => {
          console.info('the plan is not seen yet', cause)
          toastError({ title: failureCopy.activation, message: failureCopy.activationLead })
        })
      }
      void navigate(successPath, { replace: true })
    },
    [navigate, queryClient, successPath],
  )
}
