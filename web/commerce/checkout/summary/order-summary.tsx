import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import {
  IconCheck,
  IconChevronDown,
  IconGift,
  IconRefresh,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './order-summary.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { summaryCopy as copy } from './summary.copy.ts'
import { renewalPhrase, type Summary, summarize } from './summary.model.ts'

const featuresMax = 4

type Props = {
  plan: Plan
  plans: readonly Plan[]
  method: PaymentMethod | null
  installments: number | null
  /** Whoever is in trial keeps what is left of it. */
  isOnTrial: boolean
  /** Whether the address asked for a plan that is none of these. */
  isOfUnsoldLink: boolean
  /** Null while a payment is under way: nothing of it can be changed then. */
  onPlan: ((plan: Plan) => void) | null
}

/** What is bought and what it comes to; a phone shows it behind one line. */
export function OrderSummary(props: Props) {
  const { plan, plans, method, installments, isOnTrial, isOfUnsoldLink, onPlan } = props
  const [isOpen, setOpen] = useState(isOfUnsoldLink)
  const body = useId()
  const summary = summarize(plan, method, installments)
  return (
    <aside className={classes.summary} aria-label={copy.title}>
      {isOfUnsoldLink ? <p className={classes.unsold}>{copy.unsold}</p> : null}
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen((before) => !before)}
      >
        <span className={classes.toggleName}>
          {copy.toggle}
          <IconChevronDown size={18} aria-hidden="true" className={classes.arrow} />
        </span>
        <Price summary={summary} />
      </button>
      <div id={body} className={classes.body} data-open={isOpen}>
        <h2 className={classes.title}>{copy.title}</h2>
        {onPlan ? <PlanChoice plans={plans} chosen={plan} onChoose={onPlan} /> : null}
        <ul className={classes.features}>
          {plan.features.slice(0, featuresMax).map((feature) => (
            <li key={feature}>
              <IconCheck size={16} aria-hidden="true" /> {feature}
            </li>
          ))}
        </ul>
        <Lines plan={plan} summary={summary} />
        <ul className={classes.trust}>
          {isOnTrial ? (
            <li>
              <IconGift size={18} aria-hidden="true" /> {copy.trial}
            </li>
          ) : null}
          <li>
            <IconShieldCheck size={18} aria-hidden="true" /> {copy.refund}
          </li>
          <li>
            <IconRefresh size={18} aria-hidden="true" /> {renewalPhrase(plan, method)}
          </li>
        </ul>
      </div>
    </aside>
  )
}

function Price({ summary }: { summary: Summary }) {
  return (
    <strong className={classes.price}>{summary.parts ?? formatReais(summary.totalCents)}</strong>
  )
}

function Lines({ plan, summary }: { plan: Plan; summary: Summary }) {
  return (
    <dl className={classes.lines}>
      {summary.lines.map(({ label, amountCents }, at) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>
            {at === 0 && plan.originalPriceCents !== null ? (
              <s className={classes.before}>
                <span className="lya-hidden">{copy.before} </span>
                {formatReais(cents(plan.originalPriceCents))}
              </s>
            ) : null}{' '}
            {formatReais(amountCents)}
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{copy.total}</dt>
        <dd>
          {formatReais(summary.totalCents)}
          {summary.parts ? <span className={classes.parts}>{summary.parts}</span> : null}
        </dd>
      </div>
    </dl>
  )
}
