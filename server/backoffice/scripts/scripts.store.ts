import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Content = Omit<CallScript, 'version'>

/** Two first ones of a type at once would both find nothing to lock. */
export async function holdScripts(tx: Tx): Promise<void> {
  await tx.query({ text: `SELECT pg_advisory_xact_lock(hashtextextended('call_scripts', 0))` })
}

export async function insertScript(
  tx: Tx,
  script: Content & { id: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'call-scripts-insert',
    text: `INSERT INTO call_scripts
        (id, created_at, script_type, title, content, whatsapp_template, active)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [script.id, script.at.toString(), script.type, ...contentValues(script)],
  })
}

/** Overwrites a locked one. */
export async function rewriteScript(tx: Tx, script: Content & { id: string }): Promise<void> {
  await tx.query({
    name: 'call-scripts-rewrite',
    text: `UPDATE call_scripts SET versao = versao + 1, title = $2, content = $3,
        whatsapp_template = $4, active = $5
      WHERE id = $1`,
    values: [script.id, ...contentValues(script)],
  })
}

function contentValues({ title, content, whatsappTemplate, isActive }: Content): unknown[] {
  return [title, content, whatsappTemplate, isActive]
}
