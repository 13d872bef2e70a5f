import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { leavingCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { CheckoutFrame } from '#commerce/checkout/frame/checkout-frame.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import form from '#design/form.module.css'

/** Nothing is sold to an account that is being deleted: every page of it offers the way back. */
export function LeavingOffer() {
  return (
    <CheckoutFrame progress={null}>
      <StepCard title={copy.title} lead={copy.lead} takesFocus={false}>
        <div className={form.fields}>
          <Button component={Link} to={paths.dashboard} size="lg">
            {copy.open}
          </Button>
        </div>
      </StepCard>
    </CheckoutFrame>
  )
}
