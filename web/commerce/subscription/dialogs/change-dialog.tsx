import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import type { ChangeQuote, SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { Button, Group, NativeSelect, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { changeCopy as copy, subscriptionCopy } from '../subscription.copy.ts'
import { amountText, dayText, methodText, plannedName, priceText } from '../subscription.model.ts'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialogs.module.css'

const confirming = { title: subscriptionCopy.confirming, message: subscriptionCopy.confirmingLead }

/** @property wanted What was chosen before this was opened. */
type Props = DialogProps & { wanted: PlanName | null }

/** Another plan: which one, what it costs today, and only then the yes. */
export function ChangeDialog({ opened, onClose, view, isBusy, run, wanted }: Props) {
  const plans = useQuery(api.plans.list.queryOptions())
  const [picked, setPlanId] = useState<string | null>(null)
  const planId = picked ?? plans.data?.plans.find(({ slug }) => slug === wanted)?.id ?? null
  const [count, setCount] = useState(1)
  // Once it is the person's own, here or by another screen, there is nothing to ask about it.
  const chosen = planId === view.plan?.id ? null : planId
  const asked = api.subscriptions.quote.queryOptions({ input: { planId: chosen ?? '' } })
  const quote = useQuery({
    ...asked,
    // Another screen's change makes new sums.
    queryKey: [...asked.queryKey, view.version] as unknown as typeof asked.queryKey,
    enabled: opened && !isBusy && chosen !== null,
    // What it costs changes with the day and with every payment.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const shown = chosen === null ? null : quote.data
  const others = plans.data?.plans.filter(({ id }) => id !== view.plan?.id)
  const confirm = async (quoted: ChangeQuote) => {
    const { version, dueCents, plan, when } = quoted
    const installments = quoted.instalments.some((way) => way.count === count) ? count : 1
    const change = { version, dueCents, planId: plan.id, installments }
    const bought = quoted.billingType === 'CREDIT_CARD' ? copy.changed : copy.toPay
    const title = when === 'renewal' ? copy.planned : bought
    const refused = await run(
      () => client.subscriptions.change(change),
      ({ isConfirming }) => (isConfirming ? confirming : { title }),
    )
    if (refused === null) onClose()
    else if (refused !== 'subscription.stale') await quote.refetch()
  }
  return (
    <Dialog opened={opened} title={copy.title} onClose={onClose}>
      {plans.isError && !plans.data ? (
        <ErrorState
          title={copy.failed}
          message={refusalSentence(plans.error)}
          onRetry={() => void plans.refetch()}
        />
      ) : null}
      {others ? <PlanChoice plans={others} planId={chosen} onChoose={setPlanId} /> : null}
      {plans.isPending || (chosen !== null && quote.isPending) ? (
        <SkeletonLines loading={copy.loading} />
      ) : null}
      {quote.isError && chosen !== null ? (
        <p className={classes.error} role="alert">
          {refusalSentence(quote.error)}
        </p>
      ) : null}
      {shown ? (
        <Quoted quote={shown} {...{ count, renewedBy: view.card }} onCount={setCount} />
      ) : null}
      {shown ? <Undone view={view} /> : null}
      <Group justify="flex-end" gap={12} className={classes.foot ?? ''}>
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          loading={isBusy}
          disabled={!quote.data || quote.isFetching || chosen === null}
          onClick={() => quote.data && void confirm(quote.data)}
        >
          {quote.data?.when === 'now' ? copy.pay : copy.confirm}
        </Button>
      </Group>
    </Dialog>
  )
}

/** What was marked for the next renewal, and is undone by this change. */
function Undone({ view }: { view: SubscriptionView }) {
  const planned = plannedName(view)
  const isCancelled = view.status === 'cancelled'
  if (!isCancelled && planned === null) return null
  return (
    <p className={classes.lead}>
      {isCancelled ? copy.lifts : null} {planned ? copy.replaces(planned) : null}
    </p>
  )
}

function PlanChoice(props: {
  plans: readonly Plan[]
  planId: string | null
  onChoose: (planId: string) => void
}) {
  return (
    <Radio.Group label={copy.choose} value={props.planId} onChange={props.onChoose}>
      <div className={classes.choices}>
        {props.plans.map((plan) => (
          <Radio.Card key={plan.id} value={plan.id} className={classes.choice ?? ''}>
            <Radio.Indicator />
            <span>
              <strong>{plan.name}</strong>
              <span className={classes.quiet}>{priceText(plan)}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

function Quoted(props: {
  quote: ChangeQuote
  count: number
  /** The card of the renewals; it may be somebody else's, who pays for no change. */
  renewedBy: SubscriptionView['card']
  onCount: (count: number) => void
}) {
  const { quote, count, renewedBy, onCount } = props
  const method = methodText(quote)
  const way = quote.instalments.find((one) => one.count === count)
  const totalCents = way?.totalCents ?? quote.dueCents
  if (quote.when === 'renewal') {
    return <p className={classes.lead}>{copy.later(dayText(quote.startsOn))}</p>
  }
  return (
    <div className={classes.quote} aria-live="polite">
      <dl className={classes.sum}>
        <dt>{copy.price}</dt>
        <dd>{amountText(quote.plan.priceCents)}</dd>
        {quote.creditCents > 0 ? (
          <>
            <dt>{copy.credit(quote.unusedDays)}</dt>
            <dd>{`\u2212${amountText(quote.creditCents)}`}</dd>
          </>
        ) : null}
        {totalCents > quote.dueCents ? (
          <>
            <dt>{copy.interest}</dt>
            <dd>{amountText(totalCents - quote.dueCents)}</dd>
          </>
        ) : null}
        <dt className={classes.total}>{copy.due}</dt>
        <dd className={classes.total}>{amountText(totalCents)}</dd>
      </dl>
      {quote.instalments.length > 1 ? (
        <NativeSelect
          size="md"
          label={copy.parts}
          value={String(count)}
          onChange={(event) => onCount(Number(event.currentTarget.value))}
          data={quote.instalments.map((way) => ({
            value: String(way.count),
            label: copy.way(way.count, amountText(way.valueCents), amountText(way.totalCents)),
          }))}
        />
      ) : null}
      {renewedBy && quote.billingType !== 'CREDIT_CARD' ? (
        <p className={classes.quiet}>{copy.othersCard}</p>
      ) : null}
      <p className={classes.quiet}>
        {copy.now(dayText(quote.endsOn ?? quote.startsOn))} {method ? copy.by(method) : null}
      </p>
    </div>
  )
}
