import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

/** Cards beside each other; on a phone two by two. */
export function StatCards(props: { label: string; isBusy: boolean; children: ReactNode }) {
  return (
    <section className={classes.cards} aria-label={props.label} aria-busy={props.isBusy}>
      {props.children}
    </section>
  )
}

const longFromCents = 1_000_000_000

type Props = {
  label: string
  Icon: Icon
  /** The page's largest number, on a ground of its own. */
  isMain?: boolean
  tone?: 'calm' | 'good' | 'warning' | 'bad'
  /** Ten millions and more are written smaller, so that they stay within their card. */
  amountCents?: number | undefined
  /** Below the number, in small. */
  note?: ReactNode
  /** The number; null or undefined while it is not known, and a skeleton stands in. */
  children: ReactNode
}

export function StatCard(props: Props) {
  const { label, Icon: Sign, isMain = false, tone = 'calm', note, children } = props
  const isKnown = children !== null && children !== undefined
  const isLong = Math.abs(props.amountCents ?? 0) >= longFromCents
  return (
    <article className={classes.card} data-main={isMain || undefined} data-tone={tone}>
      <h2 className={classes.label}>
        <span className={classes.icon}>
          <Sign size={18} stroke={1.9} aria-hidden="true" />
        </span>
        {label}
      </h2>
      {isKnown ? (
        <p className={classes.number} data-long={isLong || undefined}>
          {children}
        </p>
      ) : (
        <span className={classes.skeleton} />
      )}
      {isKnown && note ? <p className={classes.note}>{note}</p> : null}
    </article>
  )
}
