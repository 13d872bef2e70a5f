import type { ChurnTrigger } from '@lya/core/backoffice/alerts/churn-alert.ts'
import type { AutomationType } from '@lya/core/backoffice/machinery/machinery-words.copy.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

export interface DueAutomation {
  id: string
  type: string
  userId: string | null
}

/** Has something done for a person at that moment, as the system. */
export async function addAutomation(
  tx: Tx,
  automation: {
    type: AutomationType
    userId: string
    trigger: ChurnTrigger
    scheduledFor: Temporal.Instant
    at: Temporal.Instant
  },
): Promise<void> {
  const { type, userId, trigger, scheduledFor, at } = automation
  await tx.query({
    text: `INSERT INTO admin_automations
             (id, automation_type, user_id, trigger_data, scheduled_for, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      newId(),
      type,
      userId,
      JSON.stringify(trigger),
      scheduledFor.toString(),
      at.toString(),
    ],
  })
}

/** Takes the one that has waited longest; nobody else has it until the transaction ends. */
export async function takeDue(tx: Tx, now: Temporal.Instant): Promise<DueAutomation | null> {
  const { rows } = await tx.query<{ id: string; type: string; user_id: string | null }>({
    text: `SELECT id, automation_type AS type, user_id FROM admin_automations
            WHERE status = 'pending' AND scheduled_for <= $1
            ORDER BY scheduled_for LIMIT 1 FOR UPDATE SKIP LOCKED`,
    values: [now.toString()],
  })
  const [row] = rows
  return row ? { id: row.id, type: row.type, userId: row.user_id } : null
}

export async function markExecuted(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `UPDATE admin_automations SET status = 'executed', executed_at = $2 WHERE id = $1`,
    values: [id, at.toString()],
  })
}
