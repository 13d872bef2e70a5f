import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { outcomeCopy as copy, personalCopy } from '#commerce/checkout/checkout.copy.ts'
import { CheckoutFrame } from '#commerce/checkout/frame/checkout-frame.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { type Done, dropDone, keptDone } from './done.ts'
import classes from './success-page.module.css'

/** Whoever reads slowly can stay. */
const forwardAfterMs = 10_000

export function meta() {
  return [{ title: 'Pagamento confirmado | Lya' }]
}

/**
 * It is paid; from here one goes on to sign in, or straight into the product. So does whoever comes
 * here with nothing bought: the public pages are filled in by the server, and are no place to go to
 * without asking it.
 */
export default function SuccessPage() {
  const [done] = useState(keptDone)
  return done ? <Success done={done} /> : <Navigate to={paths.dashboard} replace />
}

function Success({ done }: { done: Done }) {
  const navigate = useNavigate()
  const [isForwarding, setForwarding] = useState(true)
  const target = done.continueTo === 'dashboard' ? paths.dashboard : paths.login
  // The login says whose account it is, and why it asks for a password all the same.
  const state = {
    email: done.email,
    ...(done.isOfTrial ? { notice: personalCopy.emailTrial } : {}),
  }
  const onward = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes; what is left to press is the next thing.
  const stay = () => {
    setForwarding(false)
    onward.current?.focus()
  }
  const goOn = () => void navigate(target, { state })
  useEffect(() => {
    if (!isForwarding) return
    const timer = setTimeout(goOn, forwardAfterMs)
    return () => clearTimeout(timer)
  })
  return (
    <CheckoutFrame progress={null}>
      <div className={classes.success}>
        <span className={classes.check} aria-hidden="true">
          <IconCheck size={36} stroke={2.5} />
        </span>
        <StepCard title={copy.welcome} lead={copy.confirmed} takesFocus>
          <ul className={classes.list}>
            {done.bought ? (
              <li>{copy.bought(done.bought.plan, formatReais(cents(done.bought.amountCents)))}</li>
            ) : null}
            {done.hasCard ? (
              <li>
                <strong>{copy.cardSaved.title}</strong> {copy.cardSaved.message}
              </li>
            ) : null}
            <li>{copy.receipt}</li>
            <li>
              {done.continueTo === 'dashboard' ? copy.dashboardLead : copy.loginLead(done.email)}
            </li>
          </ul>
          <Button ref={onward} size="lg" fullWidth onClick={goOn}>
            {done.continueTo === 'dashboard' ? copy.dashboard : copy.login}
          </Button>
          <p className={classes.another}>
            <Link to={paths.checkout} onClick={dropDone}>
              {copy.another}
            </Link>
          </p>
          {isForwarding ? (
            <p className={classes.forwarding}>
              {copy.forwarding}{' '}
              <button type="button" className={classes.stay} onClick={stay}>
                {copy.stay}
              </button>
            </p>
          ) : null}
        </StepCard>
      </div>
    </CheckoutFrame>
  )
}
