import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { useSessionQuery } from '#connection/session/session.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { checkoutCopy as copy } from './checkout.copy.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { planOfAddress } from './draft/draft.model.ts'
import { CheckoutFrame } from './frame/checkout-frame.tsx'
import { Progress } from './frame/progress.tsx'
import { keptDone } from './outcome/done.ts'
import { FinishedVisit } from './outcome/finished-visit.tsx'
import { LeavingOffer } from './outcome/leaving-offer.tsx'
import { PlanChangeOffer } from './outcome/plan-change-offer.tsx'
import { mayTryAgain, waitsMs } from './patiently.ts'
import { useLeftPayment } from './use-left-payment.ts'
import { useOpenCheckout } from './use-open-checkout.ts'

/** Spec 2, section 9: the plans of the checkout are asked for anew after this. */
const plansStaleMs = 5 * 60_000

export function meta() {
  return [{ title: 'Finalizar assinatura | Lya' }, { name: 'robots', content: 'noindex' }]
}

/** Buys a plan: for guests and for whoever is signed in, at `/checkout?plan=anual`. */
export default function CheckoutPage() {
  const { search } = useLocation()
  const [done] = useState(keptDone)
  // The address may change under the visit, with the plan that is chosen there.
  const [named] = useState(() => planOfAddress(new URLSearchParams(search)))
  const person = useSessionQuery()
  const options = useQuery({
    ...api.checkout.options.queryOptions(),
    staleTime: plansStaleMs,
    retry: (failures, failure) => failures < waitsMs.length && mayTryAgain(failure),
    retryDelay: (failures) => waitsMs[failures] ?? 0,
  })
  const isSubscriber = person.data?.session?.planStatus === 'ATIVO'
  const isSold = options.data?.isAvailable === true && options.data.plans.length > 0
  const isLeaving = Boolean(person.data?.session?.leavesAt)
  const left = useLeftPayment(done === null)
  const isVisitor = done === null && !left.isPending && left.payment === null
  const mayBuy = isSold && !person.isPending && !isSubscriber && !isLeaving && isVisitor
  const sold = options.data?.plans ?? []
  // One that is not sold is none: the form says so, and begins as without it.
  const asked = sold.find(({ slug }) => slug === named)?.slug ?? null
  const plan = sold.find(({ slug }) => slug === (asked ?? 'mensal')) ?? sold[0]
  const wanted = asked === null && plan?.slug === 'mensal' ? null : (plan?.slug ?? null)
  const visit = useOpenCheckout(wanted, search, mayBuy)

  if (left.payment && options.data) {
    return <FinishedVisit payment={left.payment} email={left.email} options={options.data} />
  }
  if (isLeaving || isRefused(visit.error, 'checkout.account-leaving')) return <LeavingOffer />
  if (isSubscriber || isRefused(visit.error, 'checkout.already-active')) {
    return <PlanChangeOffer plan={named} />
  }
  // Back after a purchase finds the purchase, not a form that could pay again.
  if (done && options.data && !person.isPending) {
    return <Navigate to={options.data.successPath} replace />
  }
  if (visit.data && options.data) {
    return (
      <CheckoutForm
        key={visit.data.session.id}
        opened={visit.data.session}
        isRestored={visit.data.isRestored}
        asked={asked}
        options={options.data}
      />
    )
  }
  const trouble = troubleOf(options, visit)
  return (
    <CheckoutFrame
      isDemonstration={options.data?.isDemonstration ?? false}
      progress={trouble ? null : <Progress step={1} />}
    >
      {trouble ? (
        <ErrorState {...trouble} />
      ) : (
        <div aria-busy="true">
          <SkeletonLines loading={copy.loading} />
        </div>
      )}
    </CheckoutFrame>
  )
}

type Query = Pick<ReturnType<typeof useQuery>, 'isError' | 'error' | 'refetch'>

/** Why nothing can be bought now, and what to press; null while it is on its way. */
function troubleOf(
  options: Query & { data: { isAvailable: boolean; plans: readonly unknown[] } | undefined },
  visit: Query,
) {
  if (options.isError && !options.data) {
    return {
      title: copy.plansFailed,
      message: refusalSentence(options.error),
      onRetry: () => void options.refetch(),
    }
  }
  if (options.data && !options.data.isAvailable) {
    return { title: copy.unavailable, message: copy.unavailableLead }
  }
  if (options.data?.plans.length === 0) {
    return { title: copy.plansEmpty, message: copy.plansEmptyLead }
  }
  if (!visit.isError) return null
  if (isRefused(visit.error, 'checkout.payments-unavailable')) {
    return { title: copy.unavailable, message: copy.unavailableLead }
  }
  return {
    title: copy.sessionMissing,
    message: copy.sessionMissingLead,
    onRetry: () => void visit.refetch(),
  }
}

function isRefused(failure: unknown, code: string): boolean {
  return failure instanceof RefusedCall && failure.code === code
}
