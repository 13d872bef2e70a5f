import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './lya-card.module.css'

/** The short way to Lya. */
export function LyaCard() {
  return (
    <Link to={paths.lya} className={classes.card ?? ''}>
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
