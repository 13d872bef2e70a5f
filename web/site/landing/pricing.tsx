import { IconCheck } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { landing } from '#site/landing/landing.copy.ts'
import { marketing } from '#site/marketing.copy.ts'
import { slot, When } from '#site/slots.tsx'
import classes from './pricing.module.css'

const { pricing } = landing

export function Pricing() {
  return (
    <section id="preco" className="site-wrap site-section">
      <div className={classes.card}>
        <div>
          <h2 className="site-title">{pricing.title}</h2>
          <p className={classes.price}>{pricing.price}</p>
          <p className={classes.period}>{pricing.period}</p>
          <p className={classes.after}>
            {pricing.after} {marketing.startingPrice}
          </p>
          <Catalogue />
        </div>
        <div className={classes.offer}>
          <ul>
            {pricing.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={20} stroke={2.4} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
          <a href={paths.register} className="site-button" data-look="ipe" data-size="large">
            {pricing.callToAction}
          </a>
          <p className={classes.note}>{pricing.note}</p>
        </div>
      </div>
    </section>
  )
}

/** What each plan costs today; left out while nobody knows, and never made up. */
function Catalogue() {
  return (
    <>
      <When slot="hasPlans">
        <dl className={classes.plans} aria-label={pricing.plans}>
          <When slot="plans">
            <div>
              <dt>{slot('name')}</dt>
              <dd>
                {slot('price')}
                <When slot="instalment">
                  <span>
                    {pricing.or} {slot('instalment')}
                  </span>
                </When>
              </dd>
            </div>
          </When>
        </dl>
      </When>
      <a href={paths.plans} className={classes.all}>
        {pricing.allPlans}
      </a>
    </>
  )
}
