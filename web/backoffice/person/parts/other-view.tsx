import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Link, useSearchParams } from 'react-router'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import classes from '../person.module.css'

/** Whoever pays had a trial, and whoever stopped has payments: the way to the other page. */
export function OtherView({ person }: { person: PersonView }) {
  const [query] = useSearchParams()
  const isOther = query.get('visao') === 'outra'
  const isSubscriber = (person.planState === 'ATIVO') !== isOther
  if (!isSubscriber && person.subscriptionVersion === 0 && !isOther) return null
  return (
    <Link className={classes.otherView ?? ''} to={isOther ? '?' : '?visao=outra'}>
      {isSubscriber ? copy.otherView.trial : copy.otherView.subscriber}
    </Link>
  )
}
