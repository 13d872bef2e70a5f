import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './notice-box.module.css'

type Props = {
  kind: 'error' | 'info'
  title?: string
  children?: ReactNode
}

/** Something to know before one goes on; what failed is brought into view and read out. */
export function NoticeBox({ kind, title, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'error') box.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  const Icon = kind === 'error' ? IconAlertCircle : IconInfoCircle
  return (
    <div
      ref={box}
      className={classes.box}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden="true" />
      <div>
        {title ? <strong className={classes.title}>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}
