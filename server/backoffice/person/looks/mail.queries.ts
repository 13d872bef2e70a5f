import type { Tx } from '#platform/db/transaction.ts'

const shownMax = 100

export interface SentRow {
  id: string
  at: Date
  campaign: string | null
  kind: string
  title: string
  channel: string
  state: string
}

/** Campaigns that reached somebody, or were to, the newest first. */
export async function listSends(tx: Tx, userId: string): Promise<SentRow[]> {
  const { rows } = await tx.query<SentRow>({
    text: `SELECT c.id, coalesce(e.enviado_em, e.updated_at) AS at, c.nome AS campaign,
                  'campanha' AS kind, c.nome AS title,
                  coalesce(c.conteudo ->> 'channel', '') AS channel, e.situacao AS state
             FROM campanha_envios e JOIN campanhas c ON c.id = e.campanha_id
            WHERE e.user_id = $1 ORDER BY at DESC LIMIT ${shownMax}`,
    values: [userId],
  })
  return rows
}

/** Notices of the product to its person, as that person, the newest first. */
export async function listNotices(tx: Tx, userId: string): Promise<SentRow[]> {
  const { rows } = await tx.query<SentRow>({
    text: `SELECT id, updated_at AS at, NULL AS campaign, tipo AS kind,
                  coalesce(titulo, '') AS title, canal AS channel, situacao AS state
             FROM avisos
            WHERE user_id = $1 AND canal <> 'todos' AND tipo <> 'novidades'
            ORDER BY created_at DESC LIMIT ${shownMax}`,
    values: [userId],
  })
  return rows
}
