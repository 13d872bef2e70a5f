import type { ReactNode } from 'react'
import { footer } from '#site/parts/footer.copy.ts'

/** A link that keeps this page open, and says so to who does not see the new tab come. */
export function NewTabLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="lya-hidden"> {footer.newTab}</span>
    </a>
  )
}
