import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { changePath, paths } from '#app/paths.ts'
import { offerCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { CheckoutFrame } from '#commerce/checkout/frame/checkout-frame.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import form from '#design/form.module.css'

/**
 * A subscriber buys no second subscription: they change the one that they have.
 *
 * @param props.plan What they had chosen; it is chosen there as well.
 */
export function PlanChangeOffer({ plan }: { plan: PlanName | null }) {
  return (
    <CheckoutFrame progress={null}>
      <StepCard title={copy.title} lead={copy.lead} takesFocus={false}>
        <div className={form.fields}>
          <Button
            component={Link}
            to={plan === null ? paths.subscription : changePath(plan)}
            size="lg"
          >
            {copy.change}
          </Button>
          <Button component={Link} to={paths.dashboard} variant="light" size="lg">
            {copy.stay}
          </Button>
        </div>
      </StepCard>
    </CheckoutFrame>
  )
}
