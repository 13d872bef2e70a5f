import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { openedByLink } from '#design/dialog/use-opened-by-link.ts'
import { fieldsCopy as copy } from '#money/fields/fields.copy.ts'
import classes from './fields.module.css'

/** Where a category has to be picked and there is none of the type: leads to where one is made. */
export function NoCategory({ onLeave }: { onLeave: () => void }) {
  return (
    <p className={classes.none} role="status">
      {copy.noCategory}{' '}
      <Link to={openedByLink(paths.categories)} onClick={onLeave}>
        {copy.createCategory}
      </Link>
    </p>
  )
}
