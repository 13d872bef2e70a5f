import type { Plan } from '@lya/contract/commerce/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { useId } from 'react'
import classes from './plan-choice.module.css'
import { summaryCopy as copy, periodCopy } from './summary.copy.ts'
import { monthlyCents } from './summary.model.ts'

type Props = {
  plans: readonly Plan[]
  chosen: Plan
  onChoose: (plan: Plan) => void
}

/** The plans that are sold; another one is a press away, and nothing typed is lost by it. */
export function PlanChoice({ plans, chosen, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className={classes.plans}>
      <legend className="lya-hidden">{copy.plans}</legend>
      {plans.map((plan) => {
        const monthly = monthlyCents(plan)
        return (
          <label key={plan.id} className={classes.plan} data-chosen={plan.id === chosen.id}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={plan.id === chosen.id}
              onChange={() => onChoose(plan)}
            />
            <span className={classes.name}>
              {plan.name}
              {plan.discountPercent ? (
                <span className={classes.off}>{copy.off(plan.discountPercent)}</span>
              ) : null}
            </span>
            <span className={classes.price}>{formatReais(cents(plan.priceCents))}</span>
            <span className={classes.every}>
              {periodCopy[plan.period].every}
              {monthly === null ? '' : copy.perMonth(formatReais(monthly))}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
