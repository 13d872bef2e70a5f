import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

/** What campaigns need to run. */
export interface CampaignParts {
  db: Database
  clock: Clock
  log: Log
  /** Tells operators' screens that something became of a campaign. */
  announce(): void
}
