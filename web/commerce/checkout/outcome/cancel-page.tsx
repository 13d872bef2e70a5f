import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { cancelCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { CheckoutFrame } from '#commerce/checkout/frame/checkout-frame.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import form from '#design/form.module.css'

export function meta() {
  return [{ title: 'Compra cancelada | Lya' }]
}

/** Where whoever gives up comes to: nothing was charged, and the way back is open. */
export default function CancelPage() {
  return (
    <CheckoutFrame progress={null}>
      <StepCard title={copy.title} lead={copy.lead} takesFocus>
        <div className={form.fields}>
          <Button component={Link} to={paths.checkout} size="lg">
            {copy.back}
          </Button>
          <Button component="a" href={paths.plans} variant="light" size="lg">
            {copy.plans}
          </Button>
        </div>
      </StepCard>
    </CheckoutFrame>
  )
}
