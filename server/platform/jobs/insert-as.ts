import type { Db } from 'pg-boss'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * The caller's transaction as the job queue wants it. The job tables are the system's, whose role
 * is taken for the one statement and then given back. A statement that fails ends the transaction,
 * and the role with it.
 */
export function insertAs(tx: Tx): Db {
  return {
    executeSql: async (text, values = []) => {
      const become = tx.query({
        text: `select set_config('lya.papel', current_setting('role'), true),
          set_config('role', 'app_system', true)`,
      })
      const inserted = tx.query({ text, values })
      const back = tx.query({
        text: `select set_config('role', current_setting('lya.papel'), true)`,
      })
      const [, result] = await Promise.all([become, inserted, back])
      return { rows: result.rows }
    },
  }
}
