import type { Clock } from '../../../server/platform/clock/clock.ts'
import type { Database, DatabaseAddress } from '../../../server/platform/db/database.ts'
import type { Log } from '../../../server/platform/log/log.ts'

export interface BusinessParts {
  db: Database
  /** Of the database: a whole business is put in past every command, and then counted. */
  owner: DatabaseAddress
  clock: Clock
  log: Log
}
