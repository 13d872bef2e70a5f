import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './text-link.module.css'

/** A link within a sentence, to another page of the product. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link ?? ''}>
      {children}
    </Link>
  )
}
