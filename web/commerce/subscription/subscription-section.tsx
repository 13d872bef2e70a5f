import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { api, client } from '#connection/calls/client.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import type { Asking } from './asking.ts'
import { PaymentList } from './payments/payment-list.tsx'
import { ToPayPanel } from './payments/to-pay-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { changeCopy, subscriptionCopy as copy, leavingCopy } from './subscription.copy.ts'
import classes from './subscription.module.css'
import { useChosenPlan } from './use-chosen-plan.ts'
import { useSubscription } from './use-subscription.ts'

const CancelDialog = later(async () => (await import('./dialogs/cancel-dialog.tsx')).CancelDialog)
const RefundDialog = later(async () => (await import('./dialogs/refund-dialog.tsx')).RefundDialog)
const ChangeDialog = later(async () => (await import('./dialogs/change-dialog.tsx')).ChangeDialog)
const MethodDialog = later(async () => (await import('./dialogs/method-dialog.tsx')).MethodDialog)
const parts = [ChangeDialog, CancelDialog, RefundDialog, MethodDialog] as const

/** What is said of a payment by what became of it. */
function paidWords({ isConfirming, toPay }: SubscriptionView) {
  if (isConfirming) return { title: copy.confirming, message: copy.confirmingLead }
  return { title: toPay ? copy.payNow : copy.paid }
}

/** 'Assinatura': how one's plan stands, what was paid, and all that one may change about it. */
export function SubscriptionSection() {
  const query = useQuery(api.subscriptions.get.queryOptions())
  const { isBusy, run, askedToPay } = useSubscription()
  const { open, opening, show, frame } = useDialogs<Asking>(parts)
  const isLeaving = Boolean(useSignedIn().leavesAt)
  const view = query.data
  const wanted = useChosenPlan(
    view,
    useCallback(() => show('change'), [show]),
  )
  const dialog = { ...frame, view: view as SubscriptionView, isBusy, run }
  const stay = () => {
    if (!view) return
    void run(() => client.subscriptions.dropChange({ version: view.version }), {
      title: view.toPay?.reason === 'troca' ? changeCopy.gaveUp : copy.stayed,
    })
  }
  return (
    <div className={classes.sections}>
      <SectionCard
        id="assinatura"
        title={copy.title}
        lead={isLeaving ? leavingCopy.lead : copy.lead}
        loading={copy.loading}
        failed={copy.failed}
        query={query}
      >
        {view?.toPay ? (
          <ToPayPanel
            key={view.toPay.id}
            toPay={view.toPay}
            takesFocus={view.toPay.id === askedToPay}
            isBusy={isBusy}
            onStay={stay}
          />
        ) : null}
        {view ? (
          <PlanPanel
            view={view}
            isBusy={isBusy}
            onAsk={show}
            onPay={() =>
              void run(() => client.subscriptions.pay({ version: view.version }), paidWords)
            }
            onResume={() =>
              void run(() => client.subscriptions.resume({ version: view.version }), {
                title: copy.resumed,
              })
            }
            onStay={stay}
          />
        ) : null}
      </SectionCard>
      {view && view.payments.length > 0 ? <PaymentList payments={view.payments} /> : null}
      {view ? (
        <Suspense>
          {open === 'cancel' ? <CancelDialog key={opening} {...dialog} /> : null}
          {open === 'refund' ? <RefundDialog key={opening} {...dialog} /> : null}
          {open === 'change' ? <ChangeDialog key={opening} {...dialog} wanted={wanted} /> : null}
          {open === 'method' ? <MethodDialog key={opening} {...dialog} /> : null}
        </Suspense>
      ) : null}
    </div>
  )
}
