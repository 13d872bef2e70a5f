import type { SendState, SkipReason } from '@lya/core/backoffice/campaigns/states.ts'
import { storedReasons, storedSends } from '#backoffice/campaigns/stored-names.ts'
import type { Compiled } from '#backoffice/segments/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Fixes who is in it, as the system; a repeat adds nobody. @returns How many there are. */
export async function freezeAudience(
  tx: Tx,
  campaign: { id: string; at: Temporal.Instant; who: Compiled },
): Promise<number> {
  const { rowCount } = await tx.query({
    text: `INSERT INTO campanha_envios (user_id, campanha_id, updated_at)
      SELECT p.user_id, $1, $2 FROM admin_people AS p
      WHERE p.leaves_at IS NULL AND NOT (p.is_staff AND p.status_plan = 'TRIAL')
          AND (${campaign.who.text})
      ON CONFLICT DO NOTHING`,
    values: [campaign.id, campaign.at.toString(), ...campaign.who.values],
  })
  return rowCount ?? 0
}

/** The next ones to be handed over, as the system. */
export async function listPending(
  tx: Tx,
  which: { campaignId: string; at: Temporal.Instant; limit: number },
): Promise<{ userId: string; timeZone: string; isLeaving: boolean }[]> {
  const { rows } = await tx.query<{ userId: string; timeZone: string; isLeaving: boolean }>({
    text: `SELECT e.user_id AS "userId", p.fuso_horario AS "timeZone",
        p.excluir_em IS NOT NULL AS "isLeaving"
      FROM campanha_envios e JOIN profiles p ON p.id = e.user_id
      WHERE e.campanha_id = $1 AND e.situacao = 'pendente'
        AND (e.tentar_em IS NULL OR e.tentar_em <= $2)
      ORDER BY e.user_id LIMIT $3`,
    values: [which.campaignId, which.at.toString(), which.limit],
  })
  return rows
}

interface Whose {
  userId: string
  campaignId: string
}

/** Takes one that still waits, as its person, until the transaction ends. */
export async function lockPending(tx: Tx, { userId, campaignId }: Whose): Promise<boolean> {
  const { rows } = await tx.query({
    text: `SELECT FROM campanha_envios
      WHERE user_id = $1 AND campanha_id = $2 AND situacao = 'pendente' FOR UPDATE`,
    values: [userId, campaignId],
  })
  return rows.length > 0
}

/** Says what became of one that was taken, as its person. */
export async function settleSend(
  tx: Tx,
  settled: Whose & { state: SendState; reason?: SkipReason; at: Temporal.Instant },
): Promise<void> {
  const { userId, campaignId, state, reason, at } = settled
  await tx.query({
    text: `UPDATE campanha_envios SET situacao = $3, motivo = $4, updated_at = $5
      WHERE user_id = $1 AND campanha_id = $2`,
    values: [
      userId,
      campaignId,
      storedSends[state],
      reason === undefined ? null : storedReasons[reason],
      at.toString(),
    ],
  })
}

/** Has one looked at again then: it is quiet, or something failed. */
export async function putOffSend(tx: Tx, put: Whose & { until: Temporal.Instant }): Promise<void> {
  await tx.query({
    text: `UPDATE campanha_envios SET tentar_em = $3 WHERE user_id = $1 AND campanha_id = $2
      AND situacao = 'pendente'`,
    values: [put.userId, put.campaignId, put.until.toString()],
  })
}

/** That somebody opened the link, the first time. */
export async function keepOpened(tx: Tx, opened: Whose & { at: Temporal.Instant }): Promise<void> {
  await tx.query({
    text: `UPDATE campanha_envios SET clicou_em = coalesce(clicou_em, $3)
      WHERE user_id = $1 AND campanha_id = $2`,
    values: [opened.userId, opened.campaignId, opened.at.toString()],
  })
}
