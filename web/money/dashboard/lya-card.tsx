import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './lya-card.module.css'

/**
 * The short way to Lya.
 *
 * @param isComing What stands above is not known yet, and moves this once it is: a press on it
 *   would be lost, so its place is held and nothing is there to press.
 */
export function LyaCard({ isComing }: { isComing: boolean }) {
  return (
    <Link to={paths.lya} className={classes.card ?? ''} data-coming={isComing || undefined}>
      <span className={classes.words}>
        <span className={classes.title}>{copy.lyaTitle}</span>
        <span className={classes.lead}>{copy.lyaLead}</span>
      </span>
      <span className={classes.action}>
        {copy.lyaAction} <IconArrowRight size={18} aria-hidden="true" />
      </span>
    </Link>
  )
}
