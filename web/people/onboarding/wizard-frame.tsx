import { type ReactNode, useEffect, useRef } from 'react'
import { Logo } from '#design/logo.tsx'
import { onboardingCopy as copy } from './onboarding.copy.ts'
import { progressPercent, type Step } from './onboarding.model.ts'
import classes from './wizard.module.css'

/** What stands around each step: the mark and how far one is. */
export function WizardFrame({ step, children }: { step: Step; children: ReactNode }) {
  const percent = progressPercent(step)
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Logo height={38} />
        <p className={classes.count}>{copy.step(step)}</p>
      </header>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={copy.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={copy.step(step)}
      >
        <span className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
      <main className={classes.main}>{children}</main>
    </div>
  )
}

/** The title of a step; the keyboard goes on from here when a new step replaces what had it. */
export function StepTitle({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
    </>
  )
}
