import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './step-card.module.css'

type Props = {
  title: string
  lead?: string
  /** Whether the title takes the focus when it comes: what had it has been replaced. */
  takesFocus: boolean
  children: ReactNode
}

/** A step of the checkout; the keyboard goes on from its title. */
export function StepCard({ title, lead, takesFocus, children }: Props) {
  const name = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <section className={classes.card} aria-labelledby={name}>
      <h1 ref={heading} id={name} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </section>
  )
}
