import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { Logo } from '#design/logo.tsx'
import classes from './checkout-frame.module.css'

type Props = {
  isDemonstration?: boolean
  /** Null where nothing is bought, such as after it. */
  progress: ReactNode
  summary?: ReactNode
  /** What stands below the form, small. */
  foot?: ReactNode
  children: ReactNode
}

/** What stands around the checkout: no menu that leads away, and what is bought beside the form. */
export function CheckoutFrame({
  isDemonstration = false,
  progress,
  summary,
  foot,
  children,
}: Props) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <a href="/" className={classes.home}>
          <Logo height={34} />
        </a>
        <p className={classes.safe}>
          <IconLock size={16} aria-hidden="true" /> {copy.safe}
        </p>
      </header>
      {isDemonstration ? (
        <p className={classes.demo} role="note">
          <strong>{copy.demo}.</strong> {copy.demoLead}
        </p>
      ) : null}
      <main className={classes.main} data-alone={summary === undefined}>
        <div className={classes.top}>{progress}</div>
        {summary === undefined ? null : <div className={classes.summary}>{summary}</div>}
        <div className={classes.form}>
          {children}
          {foot}
        </div>
      </main>
    </div>
  )
}
