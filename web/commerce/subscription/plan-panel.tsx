import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { usePlanNotice } from '#connection/session/use-plan-notice.ts'
import type { Asking } from './asking.ts'
import { lastMoment, leavingStanding } from './leaving/leaving-standing.copy.ts'
import { type Standing, standingOf } from './standing.copy.ts'
import { subscriptionCopy as copy, leavingCopy, refundCopy } from './subscription.copy.ts'
import { dayText, methodText, plannedName, priceText } from './subscription.model.ts'
import classes from './subscription.module.css'

type Props = {
  view: SubscriptionView
  isBusy: boolean
  onAsk: (what: Asking) => void
  onPay: () => void
  onResume: () => void
  onStay: () => void
}

/** The plan, how it stands, and what one may do about it. */
export function PlanPanel(props: Props) {
  const { view } = props
  const isTrialOver = usePlanNotice()?.kind === 'blocked'
  const { leavesAt } = useSignedIn()
  const standing = (leavesAt && leavingStanding(view, leavesAt)) || standingOf(view, isTrialOver)
  return (
    <div className={classes.plan}>
      <StatusMark standing={standing} />
      {view.plan ? (
        <p className={classes.name}>
          <strong>{view.plan.name}</strong>
          <span>{priceText(view.plan)}</span>
        </p>
      ) : null}
      <p className={classes.text}>{standing.text}</p>
      {view.isConfirming && standing.tone === 'good' ? (
        <p className={classes.text} role="status">
          <strong>{copy.confirming}.</strong> {copy.confirmingLead}
        </p>
      ) : null}
      <Facts view={view} />
      <Actions {...props} />
      {view.refund ? (
        <p className={classes.refund}>
          {leavesAt
            ? leavingCopy.offer(lastMoment(view.refund.until, leavesAt))
            : refundCopy.offer(dayText(view.refund.until))}{' '}
          <button type="button" className={classes.link} onClick={() => props.onAsk('refund')}>
            {copy.refund}
          </button>
        </p>
      ) : null}
    </div>
  )
}

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, off: IconCircleOff }

function StatusMark({ standing: { name, tone } }: { standing: Standing }) {
  const Icon = icons[tone]
  return (
    <p className={classes.mark} data-tone={tone} role="status">
      <Icon size={18} aria-hidden="true" />
      {name}
    </p>
  )
}

function Facts({ view }: { view: SubscriptionView }) {
  const { accessUntil, status } = view
  const isLeaving = Boolean(useSignedIn().leavesAt)
  const method = methodText(view)
  const isOver = status === 'ended' || status === 'refunded' || status === 'charged-back'
  if (view.plan === null || isOver) return null
  return (
    <dl className={classes.facts}>
      <Fact name={copy.nextCharge}>{nextChargeText(view)}</Fact>
      {method ? <Fact name={copy.method}>{method}</Fact> : null}
      {accessUntil && !isLeaving ? <Fact name={copy.until}>{dayText(accessUntil)}</Fact> : null}
    </dl>
  )
}

/** What is overdue was due in the past: only a day to come is of use. */
function nextChargeText({ nextCharge, nextTryOn, status }: SubscriptionView): string {
  if (!nextCharge) return copy.noCharge
  const isOverdue = status === 'grace' || status === 'suspended'
  if (!isOverdue) return dayText(nextCharge.on)
  return nextTryOn ? dayText(nextTryOn) : copy.noTry
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Actions({ view, isBusy, onAsk, onPay, onResume, onStay }: Props) {
  const { may, status } = view
  const isLeaving = Boolean(useSignedIn().leavesAt)
  const hasNone = !view.isConfirming && !(may.cancel || may.resume || may.change || may.pay)
  const isPaying = may.pay && view.toPay === null && !view.isConfirming
  return (
    <div className={classes.actions}>
      {isPaying ? (
        <Button size="md" loading={isBusy} onClick={onPay}>
          {copy.payNow}
        </Button>
      ) : null}
      {may.resume ? (
        <Button size="md" loading={isBusy} onClick={onResume}>
          {copy.resume}
        </Button>
      ) : null}
      {may.change ? (
        <Button
          size="md"
          variant={status === 'active' ? 'filled' : 'default'}
          onClick={() => onAsk('change')}
        >
          {copy.change}
        </Button>
      ) : null}
      {plannedName(view) && view.toPay?.reason !== 'troca' ? (
        <Button size="md" variant="default" disabled={isBusy} onClick={onStay}>
          {copy.stay}
        </Button>
      ) : null}
      {may.changeMethod ? (
        <Button size="md" variant="default" onClick={() => onAsk('method')}>
          {view.billingType === null ? copy.chooseMethod : copy.changeMethod}
        </Button>
      ) : null}
      {may.cancel ? (
        <Button size="md" variant="subtle" onClick={() => onAsk('cancel')}>
          {copy.cancel}
        </Button>
      ) : null}
      {hasNone && !view.isHeld && !isLeaving ? (
        <Button component="a" href={paths.plans} size="md">
          {copy.plans}
        </Button>
      ) : null}
      {view.isHeld || status === 'charged-back' ? (
        <Button component={Link} to={paths.help} size="md" variant="default">
          {copy.support}
        </Button>
      ) : null}
    </div>
  )
}
