import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Logo } from '#design/logo.tsx'
import { TextLink } from '#design/text-link.tsx'
import { leavingCopy } from './leaving.copy.ts'
import classes from './leaving.module.css'

/** Around a page of the product that stays open without the product. */
export function LeavingFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Logo height={36} />
        <TextLink to={paths.profile}>{leavingCopy.back}</TextLink>
      </header>
      <main>{children}</main>
    </div>
  )
}
