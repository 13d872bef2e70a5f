import type { ReactNode } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import classes from './pay-bar.module.css'
import { Working } from './working.tsx'

/** The button that goes on, with the total beside it: on a phone always under the thumb. */
export function PayBar(props: { total: ReactNode; working: string | null; children: ReactNode }) {
  const { total, working, children } = props
  return (
    <div className={classes.bar}>
      <Working said={working} />
      <div className={classes.total}>{total}</div>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

export function TotalLine({ total }: { total: string }) {
  return (
    <>
      <span>{copy.total}</span>
      <strong>{total}</strong>
    </>
  )
}
