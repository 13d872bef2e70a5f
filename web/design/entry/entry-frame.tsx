import { type ReactNode, useEffect, useRef } from 'react'
import { DemoChat } from '#design/demo-chat/demo-chat.tsx'
import { Logo } from '#design/logo.tsx'
import classes from './entry-frame.module.css'

/** The page around a sign-in form: the form on one side, on wide screens Lya on the other. */
export function EntryFrame(props: {
  title: string
  lead?: string
  step?: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A new step replaces what had the focus; from its title on, the keyboard goes on as expected.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.frame}>
      <main className={classes.side}>
        <a href="/" className={classes.home}>
          <Logo height={40} />
        </a>
        <div className={classes.form}>
          {props.step ? <p className={classes.step}>{props.step}</p> : null}
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {props.title}
          </h1>
          {props.lead ? <p className={classes.lead}>{props.lead}</p> : null}
          {props.children}
        </div>
      </main>
      <aside className={classes.lya} aria-label="Conheça a Lya">
        <p className={classes.promise}>Escreva como você fala. O resto é comigo.</p>
        <div className={classes.talk}>
          <DemoChat count={4} />
        </div>
      </aside>
    </div>
  )
}
