import { IconCheck } from '@tabler/icons-react'
import { plansCopy as copy } from '#site/plans/plans.copy.ts'
import { slot, Unless, When } from '#site/slots.tsx'
import classes from './plan-cards.module.css'

/** Where the button of a card leads, before the plan's name in addresses, and what it says. */
export interface PlanAction {
  hrefBefore: string
  label: string
}

/**
 * The catalogue as it is when the page is served. A page served while nobody knows it shows
 * skeletons, and `browser/plans.ts` asks for the page again.
 */
export function PlanCards({ action }: { action: PlanAction }) {
  return (
    <div data-plans="">
      <When slot="hasPlans">
        <ul className={classes.cards}>
          <When slot="plans">
            <PlanCard action={action} />
          </When>
        </ul>
      </When>
      <Unless slot="hasPlans">
        <When slot="arePlansKnown">
          <p className={classes.message}>{copy.empty}</p>
        </When>
        <Unless slot="arePlansKnown">
          <UnknownPlans />
        </Unless>
      </Unless>
    </div>
  )
}

function PlanCard({ action }: { action: PlanAction }) {
  return (
    <li className={classes.card} data-plan={slot('slug')} data-highlighted={slot('isHighlighted')}>
      <p className={classes.marks}>
        <When slot="isHighlighted">
          <span className={classes.recommended}>{copy.recommended}</span>
        </When>
        <span className={classes.current} data-current-mark="" hidden>
          {copy.current}
        </span>
      </p>
      <h3 className={classes.name}>{slot('name')}</h3>
      <p className={classes.description}>{slot('description')}</p>
      <Price />
      <a
        href={`${action.hrefBefore}${slot('slug')}`}
        className={`site-button ${classes.action}`}
        data-size="large"
      >
        {action.label} <span className="lya-hidden">{slot('name')}</span>
      </a>
      <ul className={classes.features}>
        <When slot="features">
          <li>
            <IconCheck size={18} stroke={2.4} aria-hidden="true" />
            {'{{.}}'}
          </li>
        </When>
      </ul>
    </li>
  )
}

function Price() {
  return (
    <div className={classes.prices}>
      <When slot="originalPrice">
        <p className={classes.before}>
          <span className="lya-hidden">{copy.before} </span>
          <s>{slot('originalPrice')}</s>
          <When slot="discount">
            <span className={classes.discount}>{slot('discount')}</span>
          </When>
        </p>
      </When>
      <p className={classes.price}>
        <strong>{slot('price')}</strong> <span>{slot('perPeriod')}</span>
      </p>
      <p className={classes.more}>
        <When slot="instalment">
          {copy.or} <b>{slot('instalment')}</b> ({copy.total} {slot('instalmentTotal')})
        </When>
      </p>
      <p className={classes.more}>
        <When slot="monthly">
          {copy.equals} {slot('monthly')} {copy.aMonth}
        </When>
      </p>
    </div>
  )
}

function UnknownPlans() {
  return (
    <div data-plans-unknown="">
      <ul className={classes.cards} data-part="skeleton" aria-label={copy.loading} aria-busy="true">
        {['monthly', 'quarterly', 'yearly'].map((one) => (
          <li key={one} className={classes.card} aria-hidden="true">
            <span className={classes.bone} data-size="name" />
            <span className={classes.bone} />
            <span className={classes.bone} data-size="price" />
            <span className={classes.bone} data-size="action" />
            <span className={classes.bone} />
            <span className={classes.bone} />
            <span className={classes.bone} />
          </li>
        ))}
      </ul>
      <div className={classes.message} data-part="failure" role="alert" hidden>
        <p>{copy.failed}</p>
        <button type="button" className="site-button" data-look="primary">
          {copy.retry}
        </button>
      </div>
      <noscript>
        <p className={classes.message}>{copy.failed}</p>
      </noscript>
    </div>
  )
}
