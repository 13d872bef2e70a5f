import { paths } from '#app/paths.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Faq } from '#site/parts/faq.tsx'
import { PlanCards } from '#site/plans/plan-cards.tsx'
import { plansCopy as copy } from '#site/plans/plans.copy.ts'
import { ProductData } from '#site/structured-data.tsx'
import classes from './plans-page.module.css'

export const meta = () =>
  pageMeta({ path: paths.plans, title: `${copy.title} | Lya`, description: copy.description })

export default function PlansPage() {
  return (
    <>
      <section className={`site-wrap ${classes.head}`}>
        <h1 className={classes.eyebrow}>{copy.title}</h1>
        <h2 className={classes.heading}>{copy.heading}</h2>
        <p className={classes.lead}>{copy.lead}</p>
      </section>
      <section className="site-wrap" aria-label={copy.title} data-current-plan="">
        <PlanCards action={{ hrefBefore: '/checkout?plan=', label: copy.buy }} />
        <ul className={classes.promises}>
          {copy.promises.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <Faq {...copy.questions} />
      <ProductData />
      <section className={classes.trial}>
        <div className={`site-wrap ${classes.offer}`}>
          <div>
            <h2>{copy.trial.title}</h2>
            <p>{copy.trial.lead}</p>
          </div>
          <a href={paths.register} className="site-button" data-look="ipe" data-size="large">
            {copy.trial.callToAction}
          </a>
        </div>
      </section>
    </>
  )
}
