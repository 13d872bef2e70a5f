import { paths } from '#app/paths.ts'
import classes from './trial-banner.module.css'

/**
 * On a phone, how long the trial of whoever is signed in still lasts (spec 2, 'Trial blocking and
 * banner'). The page is the same for everybody: a script fills in the days, and shows it.
 */
export function TrialBanner() {
  return (
    <aside className={classes.banner} aria-label="Teste grátis" data-trial-banner="" hidden>
      <p>
        Restam <span data-trial-days="" /> dia(s) de Teste Grátis. Assine agora com 50% OFF!
      </p>
      <a href={paths.plans}>Assinar agora</a>
    </aside>
  )
}
