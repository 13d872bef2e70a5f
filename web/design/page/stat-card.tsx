import { cents } from '@lya/core/amounts/cents.ts'
import type { Icon } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { formatReais } from '#format/amounts.ts'
import classes from './stat-card.module.css'

type CardsProps = {
  label: string
  isBusy: boolean
  /** These are of what was asked for before, while the new ones come. */
  isOld?: boolean
  children: ReactNode
}

/** Cards beside each other; on a phone two by two. */
export function StatCards({ label, isBusy, isOld = false, children }: CardsProps) {
  return (
    <section
      className={classes.cards}
      aria-label={label}
      aria-busy={isBusy}
      data-old={isOld || undefined}
    >
      {children}
    </section>
  )
}

type Props = {
  label: string
  Icon: Icon
  /** The page's largest number, on a ground of its own. */
  isMain?: boolean
  /** `out` is what was spent: of that colour, and no alarm. */
  tone?: 'calm' | 'good' | 'out' | 'warning' | 'bad'
  /** However long an amount is, it stays whole and on one line: it is written smaller. */
  amountCents?: number | undefined
  /** Below the number, in small. */
  note?: ReactNode
  /** More than a line of text, at the card's foot. */
  foot?: ReactNode
  /** The number; null or undefined while it is not known, and a skeleton stands in. */
  children: ReactNode
}

export function StatCard(props: Props) {
  const { label, Icon: Sign, isMain = false, tone = 'calm', amountCents, note, foot } = props
  const isKnown = props.children !== null && props.children !== undefined
  const characters = amountCents === undefined ? 1 : formatReais(cents(amountCents)).length
  return (
    <article className={classes.card} data-main={isMain || undefined} data-tone={tone}>
      <h2 className={classes.label}>
        <span className={classes.icon}>
          <Sign size={18} stroke={1.9} aria-hidden="true" />
        </span>
        {label}
      </h2>
      <p
        className={classes.number}
        data-amount={amountCents !== undefined || undefined}
        style={{ '--characters': characters } as CSSProperties}
        aria-hidden={isKnown ? undefined : true}
      >
        {/* As high as a number, so that nothing below moves when it comes. */}
        {isKnown ? props.children : <span className={classes.skeleton}>{'\u00a0'}</span>}
      </p>
      {note ? <p className={classes.note}>{note}</p> : null}
      {foot}
    </article>
  )
}
