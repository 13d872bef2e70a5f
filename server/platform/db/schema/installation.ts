import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/db/schema/columns.ts'

/** What is true of the installation itself: one row. */
export const installation = pgTable(
  'instalacao',
  {
    only: boolean('unica').primaryKey().default(true),
    /** The fingerprint of the secret key that this data goes with; null until the next start. */
    keyFingerprint: text('chave'),
    /** When the health check could last write. */
    writtenAt: moment('escrita_em').notNull().defaultNow(),
  },
  () => [check('instalacao_unica_check', sql`unica`)],
)
