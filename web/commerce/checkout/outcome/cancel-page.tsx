import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { cancelCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { CheckoutFrame } from '#commerce/checkout/frame/checkout-frame.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import form from '#design/form.module.css'
import { NoticeBox } from '#design/states/notice-box.tsx'

export function meta() {
  return [{ title: 'Compra cancelada | Lya' }]
}

/** Where whoever gives up comes to: nothing was charged, and the way back is open. */
export default function CancelPage() {
  const code = codeOf(useLocation().state)
  return (
    <CheckoutFrame progress={null}>
      <StepCard title={copy.title} lead={copy.lead} takesFocus>
        <div className={form.fields}>
          {code ? <NoticeBox kind="info">{copy[code]}</NoticeBox> : null}
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

/** What became of the code that could have been paid; null without one. */
function codeOf(state: unknown): 'over' | 'ending' | null {
  const code = typeof state === 'object' && state !== null && 'code' in state ? state.code : null
  return code === 'over' || code === 'ending' ? code : null
}
