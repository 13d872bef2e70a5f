import { liveStatuses } from '@lya/core/backoffice/daily/day-moves.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Written out, for the planner; a list of ours. */
export const live = sql.raw(liveStatuses.map((status) => `'${status}'`).join(', '))

/** Whose subscription is live now; `p` is the row of `admin_people`. */
export const isLive = sql`p.subscription_status IN (${live})`

/** Whose subscription was live just before a moment: by its last step until then. */
export function wasLiveAt(moment: Temporal.Instant): SQL {
  return sql`(SELECT e.status FROM subscription_events e
    WHERE e.user_id = p.user_id AND e.created_at < ${at(moment)}
    ORDER BY e.created_at DESC, e.id DESC LIMIT 1) IN (${live})`
}

export function at(moment: Temporal.Instant): SQL {
  return sql`${moment.toString()}::timestamptz`
}
