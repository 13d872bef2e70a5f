import { Loader } from '@mantine/core'
import { outcomeCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import classes from './waiting-panel.module.css'

/** Sent, and not answered yet: nothing to press that could pay twice. */
export function WaitingPanel() {
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
