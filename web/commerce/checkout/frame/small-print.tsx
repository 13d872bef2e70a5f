import { Link } from 'react-router'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import classes from './small-print.module.css'

/** What one agrees to by buying, opened beside the form, and the way out. */
export function SmallPrint({ cancelPath }: { cancelPath: string }) {
  return (
    <p className={classes.print}>
      <a href="/termos" target="_blank" rel="noreferrer">
        {copy.terms}
      </a>
      <a href="/privacidade" target="_blank" rel="noreferrer">
        {copy.privacy}
      </a>
      <Link to={cancelPath}>{copy.leave}</Link>
    </p>
  )
}
