import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/db/schema/columns.ts'

/** Jobs that came out of a backup and that the queue has not taken up yet. */
export const restoredJobs = pgTable('trabalhos_restaurados', {
  id: uuid('id').primaryKey(),
  queue: text('fila').notNull(),
  data: jsonb('dados').notNull(),
  startAfter: moment('comeca_em').notNull(),
})
