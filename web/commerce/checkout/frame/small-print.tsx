import type { ComponentProps } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { LeaveButton } from './leave-button.tsx'
import classes from './small-print.module.css'

/** What one agrees to by buying, opened beside the form, and the way out. */
export function SmallPrint(way: ComponentProps<typeof LeaveButton>) {
  return (
    <div className={classes.print}>
      <a href="/termos" target="_blank" rel="noreferrer">
        {copy.terms}
      </a>
      <a href="/privacidade" target="_blank" rel="noreferrer">
        {copy.privacy}
      </a>
      <LeaveButton {...way} />
    </div>
  )
}
