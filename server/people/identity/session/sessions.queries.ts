import type { OpenSession } from '@lya/contract/people/sessions.ts'
import { readDevice } from '@lya/core/people/identity/device.ts'
import { maskAddress } from '#people/identity/session/mask-address.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface SessionRow {
  id: string
  ip_address: string | null
  user_agent: string | null
  updated_at: string
}

/** Which session this token opens; null for none. */
export async function findSessionId(tx: Tx, token: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'SELECT id FROM auth.session WHERE token = $1',
    values: [token],
  })
  return rows[0]?.id ?? null
}

/** Where a person is signed in: the session that asks, then the others, the last used first. */
export async function listSessions(
  tx: Tx,
  person: { userId: string; sessionId: string; now: Temporal.Instant },
): Promise<OpenSession[]> {
  const { rows } = await tx.query<SessionRow>({
    text: `SELECT id, ip_address, user_agent,
                  to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS updated_at
             FROM auth.session
            WHERE user_id = $1 AND expires_at > $3
            ORDER BY id = $2 DESC, auth.session.updated_at DESC, id`,
    values: [person.userId, person.sessionId, person.now.toString()],
  })
  return rows.map((row) => ({
    id: row.id,
    ...readDevice(row.user_agent ?? ''),
    address: row.ip_address === null ? null : maskAddress(row.ip_address),
    lastUsedAt: row.updated_at,
    isThis: row.id === person.sessionId,
  }))
}
