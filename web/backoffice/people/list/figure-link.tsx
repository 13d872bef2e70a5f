import { Link } from 'react-router'
import { peopleCopy as copy } from '#backoffice/people/people.copy.ts'
import classes from '../people.module.css'

/** From a figure to the people behind it, in the list below. */
export function FigureLink({ query, of }: { query: string; of: string }) {
  return (
    <Link
      className={classes.see ?? ''}
      to={`?${query}`}
      aria-label={`${copy.see}: ${of}`}
      preventScrollReset
    >
      {copy.see}
    </Link>
  )
}
