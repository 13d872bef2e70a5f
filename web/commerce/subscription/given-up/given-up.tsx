import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { givenUpCopy as copy, givenUpLines } from './given-up.copy.ts'
import classes from './given-up.module.css'

/** What of a plan goes with the account: said before its end is asked for. */
export function GivenUp() {
  const query = useQuery(api.subscriptions.get.queryOptions())
  if (query.isPending) {
    return (
      <p className={classes.waiting} role="status">
        {copy.loading}
      </p>
    )
  }
  const lines = query.data ? givenUpLines(query.data) : [copy.failed]
  if (lines.length === 0) return null
  return (
    <div className={classes.panel}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
