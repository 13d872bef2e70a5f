import { cents } from '@lya/core/amounts/cents.ts'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { formatPercent, formatReais } from '#format/amounts.ts'
import { type Segment, segmentAt, segmentByKey } from '#money/dashboard/lower/distribution.model.ts'
import { drawn } from '#money/dashboard/lower/drawn.ts'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import classes from './distribution.module.css'

/**
 * The month's expenses as one bar. A segment tells its numbers under the pointer, under a finger,
 * and by the arrow keys: the bar is one stop of the keyboard, as thin segments can't be targets.
 */
export function DistributionBar({ segments }: { segments: readonly Segment[] }) {
  const [active, setActive] = useState(0)
  const [isTold, setTold] = useState(false)
  const current = segments[Math.min(active, segments.length - 1)]
  const tell = (index: number) => {
    setActive(index)
    setTold(true)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    tell(segmentAt(segments, (event.clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setTold(false)
    const next = segmentByKey(event.key, active, segments.length)
    if (next === null) return
    event.preventDefault()
    tell(next)
  }
  if (!current) return null

  return (
    <div className={classes.barFrame} onPointerLeave={() => setTold(false)}>
      <div
        className={classes.bar}
        role="slider"
        tabIndex={0}
        aria-label={copy.bar}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={segments.length}
        aria-valuenow={segments.indexOf(current) + 1}
        aria-valuetext={sentence(current)}
        onPointerMove={point}
        onPointerDown={point}
        onFocus={() => setTold(true)}
        onBlur={() => setTold(false)}
        onKeyDown={press}
      >
        {segments.map((segment) => (
          <span
            key={segment.key}
            className={classes.segment}
            data-told={(isTold && segment === current) || undefined}
            {...drawn(segment.look, { flexGrow: segment.width })}
          />
        ))}
      </div>
      {isTold ? <Tooltip segment={current} /> : null}
    </div>
  )
}

function Tooltip({ segment }: { segment: Segment }) {
  const numbers = [formatReais(cents(segment.amountCents)), formatPercent(segment.percent)]
  const middle = (segment.start + segment.width / 2) * 100
  return (
    <p
      className={classes.tooltip}
      // The slider's own value says the same to who does not see it.
      aria-hidden="true"
      style={{ '--middle': `${middle}%` } as CSSProperties}
    >
      <strong>{segment.name}</strong>
      <span>{numbers.join(' · ')}</span>
    </p>
  )
}

function sentence({ name, amountCents, percent }: Segment): string {
  return `${name}: ${formatReais(cents(amountCents))}, ${formatPercent(percent)}`
}
