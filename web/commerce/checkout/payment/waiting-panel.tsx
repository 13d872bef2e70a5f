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
  // What an answer told is no doubt: then there is nothing to do but wait.
  const isUnknown = failure?.isOpen === true && failure.message !== copy.processing
  if (isUnknown && onAgain) return <UnknownOutcome failure={failure} onAgain={onAgain} />
  return (
    <StepCard title={copy.waitingTitle} takesFocus>
      <div className={classes.waiting} role="status">
        <Loader size={28} aria-hidden="true" />
        <p>
          {copy.processing} {copy.waitingLead}
        </p>
      </div>
    </StepCard>
  )
}

/** Nobody answered: whoever tries again may, and is told why that is safe. */
function UnknownOutcome({ failure, onAgain }: { failure: PaymentFailure; onAgain: () => void }) {
  return (
    <StepCard title={copy.unknownTitle} takesFocus>
      <NoticeBox kind="error" title={failure.title}>
        {failure.message}
      </NoticeBox>
      <p>{copy.unknownLead}</p>
      <Button size="lg" onClick={onAgain}>
        {copy.again}
      </Button>
    </StepCard>
  )
}
