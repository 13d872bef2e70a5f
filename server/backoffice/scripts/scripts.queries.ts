import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { type ScriptType, scriptTypes } from '@lya/core/backoffice/crm/script.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A script as it is written, its variables not yet filled in. */
export interface FoundScript {
  title: string
  content: string
  whatsappTemplate: string | null
}

/** What is said now, by type: of several the newest active one. */
export async function findScripts(tx: Tx): Promise<Map<string, FoundScript>> {
  const { rows } = await tx.query<FoundScript & { type: string }>({
    name: 'call-scripts-active',
    text: `SELECT DISTINCT ON (script_type) script_type AS type, title, content,
        whatsapp_template AS "whatsappTemplate"
      FROM call_scripts WHERE active ORDER BY script_type, created_at DESC, id DESC`,
  })
  return new Map(rows.map(({ type, ...script }) => [type, script]))
}

export interface StoredScript extends CallScript {
  id: string
}

const columns = `id, script_type AS type, title, content, whatsapp_template AS "whatsappTemplate",
  active AS "isActive", versao AS version`

/** What can be edited: of each type the one that is used, or else the newest. */
export async function listScripts(tx: Tx): Promise<StoredScript[]> {
  const { rows } = await tx.query<StoredScript>({
    name: 'call-scripts-list',
    text: `SELECT DISTINCT ON (script_type) ${columns} FROM call_scripts
      WHERE script_type = ANY ($1)
      ORDER BY script_type, active DESC, created_at DESC, id DESC`,
    values: [scriptTypes],
  })
  return rows.sort((one, other) => orderOf(one.type) - orderOf(other.type))
}

const orderOf = (type: ScriptType): number => scriptTypes.indexOf(type)

/** The one of a type that `listScripts` shows, locked until the transaction ends. */
export async function lockScript(tx: Tx, type: ScriptType): Promise<StoredScript | null> {
  const { rows } = await tx.query<StoredScript>({
    name: 'call-scripts-lock',
    text: `SELECT ${columns} FROM call_scripts WHERE script_type = $1
      ORDER BY active DESC, created_at DESC, id DESC LIMIT 1 FOR UPDATE`,
    values: [type],
  })
  return rows[0] ?? null
}
