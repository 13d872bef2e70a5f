import type { ActivationCounts } from '@lya/contract/backoffice/usage.ts'
import { analyticsCopy as copy, stepCopy } from './analytics.copy.ts'
import { shareOf } from './analytics.model.ts'
import classes from './analytics.module.css'

const steps = Object.keys(stepCopy) as (keyof ActivationCounts)[]

/** How far those have come who signed up in the period. */
export function StepsCard({ activation }: { activation: ActivationCounts }) {
  const { signedUp } = activation
  return (
    <section className={classes.card} aria-labelledby="ativacao">
      <h2 id="ativacao">{copy.steps}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <span>{stepCopy[step]}</span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.fill}
                style={{
                  display: 'block',
                  width: `${signedUp === 0 ? 0 : (activation[step] * 100) / signedUp}%`,
                }}
              />
            </span>
            <span className={classes.amount}>
              {activation[step]} · {shareOf(activation[step], signedUp)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
