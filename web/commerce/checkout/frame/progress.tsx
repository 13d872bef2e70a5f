import { IconCheck } from '@tabler/icons-react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import classes from './progress.module.css'

type Props = {
  step: 1 | 2
  /** Leads back to step 1 while that is possible. */
  onBack?: (() => void) | undefined
}

/** Which of the two steps this is; the first one leads back to itself. */
export function Progress({ step, onBack }: Props) {
  return (
    <nav aria-label={copy.progress}>
      <ol className={classes.steps}>
        {copy.steps.map((name, at) => {
          const isDone = at + 1 < step
          const isCurrent = at + 1 === step
          return (
            <li
              key={name}
              className={classes.step}
              data-reached={isDone || isCurrent}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={classes.dot} aria-hidden="true">
                {isDone ? <IconCheck size={16} stroke={2.5} /> : at + 1}
              </span>
              {isDone && onBack ? (
                <button type="button" className={classes.back} onClick={onBack}>
                  {name}
                </button>
              ) : (
                <span>
                  <span className="lya-hidden">{`${copy.stepOf(at + 1)}: `}</span>
                  {name}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
