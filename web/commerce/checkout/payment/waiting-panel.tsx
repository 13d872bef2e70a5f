import { Button, Loader } from '@mantine/core'
import { outcomeCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { NoticeBox } from '#design/states/notice-box.tsx'
import type { PaymentFailure } from './payment-failure.model.ts'
import classes from './waiting-panel.module.css'

type Props = {
  /** What the browser met while it waited. */
  failure: PaymentFailure | null
  /** Sends the same attempt once more, which is charged once all the same. */
  onAgain: (() => void) | null
}

/** Sent, and not answered yet: nothing to press that could pay twice. */
export function WaitingPanel({ failure, onAgain }: Props) {
  return (
    <StepCard title={copy.waitingTitle} takesFocus>
      {failure && failure.message !== copy.processing ? (
        <NoticeBox kind="error" title={failure.title}>
          {failure.message}
        </NoticeBox>
      ) : null}
      <div className={classes.waiting} role="status">
        <Loader size={28} aria-hidden="true" />
        <p>
          {copy.processing} {copy.waitingLead}
        </p>
      </div>
      {onAgain ? (
        <Button variant="light" size="lg" onClick={onAgain}>
          {copy.again}
        </Button>
      ) : null}
    </StepCard>
  )
}
