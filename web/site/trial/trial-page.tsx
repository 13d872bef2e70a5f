import { paths } from '#app/paths.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Testimonials } from '#site/parts/testimonials.tsx'
import { PlanCards } from '#site/plans/plan-cards.tsx'
import { ProductData } from '#site/structured-data.tsx'
import { Results } from '#site/trial/results.tsx'
import { Security } from '#site/trial/security.tsx'
import { Steps } from '#site/trial/steps.tsx'
import { trial } from '#site/trial/trial.copy.ts'
import { TrialFigures } from '#site/trial/trial-figures.tsx'
import { TrialHero } from '#site/trial/trial-hero.tsx'
import classes from './trial-page.module.css'

export const meta = () => [
  ...pageMeta({ path: paths.freeTrial, title: trial.title, description: trial.description }),
  // The picture that the page opens with: the poster of its video.
  {
    tagName: 'link',
    ...{ rel: 'preload', as: 'image', href: '/video/lya.webp', fetchPriority: 'high' },
  },
]

export default function TrialPage() {
  return (
    <div data-service-worker="">
      <p className={classes.banner}>
        <a href="#planos">{trial.banner}</a>
      </p>
      <TrialHero />
      <Testimonials title={trial.testimonials.title} />
      <TrialFigures />
      <Steps />
      <section id="planos" className={classes.plans}>
        <div className="site-wrap site-section">
          <h2 className={`site-title ${classes.centered}`}>{trial.plans.title}</h2>
          <p className={`site-lead ${classes.centered} ${classes.lead}`}>{trial.plans.lead}</p>
          <PlanCards action={{ hrefBefore: '/register?plan=', label: trial.plans.action }} />
        </div>
      </section>
      <Results />
      <ProductData />
      <Security />
      <section className={classes.closing}>
        <div className="site-wrap">
          <h2>{trial.closing.title}</h2>
          <p>{trial.closing.lead}</p>
          <a href={paths.register} className={`site-button ${classes.action}`} data-size="large">
            {trial.closing.callToAction}
          </a>
        </div>
      </section>
    </div>
  )
}
