import type { CampaignState } from '@lya/core/backoffice/campaigns/states.ts'
import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { stateOf, storedStates } from '#backoffice/campaigns/stored-names.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A campaign as its own row has it. */
export interface StoredCampaign {
  id: string
  name: string
  state: CampaignState
  segmentId: string | null
  templateId: string | null
  perMinute: number
  version: number
}

const columns = `id, nome AS name, situacao AS state, segmento_id AS "segmentId",
  modelo_id AS "templateId", por_minuto AS "perMinute", versao AS version`

/** One, and keeps others from changing it until the transaction ends. */
export async function lockCampaign(tx: Tx, id: string): Promise<StoredCampaign | null> {
  const { rows } = await tx.query<Omit<StoredCampaign, 'state'> & { state: string }>({
    text: `SELECT ${columns} FROM campanhas WHERE id = $1 FOR UPDATE`,
    values: [id],
  })
  const [row] = rows
  return row ? { ...row, state: stateOf(row.state) } : null
}

/** Makes a draft, or replaces one. */
export async function storeDraft(
  tx: Tx,
  draft: {
    id: string
    name: string
    segmentId: string | null
    templateId: string | null
    perMinute: number
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO campanhas AS c
        (id, nome, segmento_id, modelo_id, por_minuto, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $6)
      ON CONFLICT (id) DO UPDATE SET nome = $2, segmento_id = $3, modelo_id = $4, por_minuto = $5,
        versao = c.versao + 1, updated_at = $6`,
    values: [
      draft.id,
      draft.name,
      draft.segmentId,
      draft.templateId,
      draft.perMinute,
      draft.at.toString(),
    ],
  })
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.query({
    text: `DELETE FROM campanhas WHERE id = $1 AND situacao = 'rascunho'`,
    values: [id],
  })
}

/** Fixes what is said and to whom, and when it starts. */
export async function storeLaunch(
  tx: Tx,
  launch: {
    id: string
    rule: Segment
    content: MessageContent
    startsAt: Temporal.Instant
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    text: `UPDATE campanhas SET situacao = 'agendada', regra = $2, conteudo = $3, inicia_em = $4,
        versao = versao + 1, updated_at = $5 WHERE id = $1`,
    values: [
      launch.id,
      JSON.stringify(launch.rule),
      JSON.stringify(launch.content),
      launch.startsAt.toString(),
      launch.at.toString(),
    ],
  })
}

/** Moves it on; who has not got it when it is stopped gets nothing. */
export async function storeState(
  tx: Tx,
  moved: { id: string; state: CampaignState; at: Temporal.Instant },
): Promise<void> {
  const isStopped = moved.state === 'stopped'
  await tx.query({
    text: `UPDATE campanhas SET situacao = $2, versao = versao + 1, updated_at = $3,
        terminada_em = CASE WHEN $4 THEN $3 ELSE terminada_em END, colhida_em = NULL
      WHERE id = $1`,
    values: [moved.id, storedStates[moved.state], moved.at.toString(), isStopped],
  })
  if (!isStopped) return
  await tx.query({
    text: `UPDATE campanha_envios SET situacao = 'pulado', motivo = 'campanha_parada',
        updated_at = $2 WHERE campanha_id = $1 AND situacao = 'pendente'`,
    values: [moved.id, moved.at.toString()],
  })
}

/** What is said, as one of its people; null when it is none of theirs. */
export async function findOwnMessage(
  tx: Tx,
  id: string,
): Promise<{ state: CampaignState; content: MessageContent } | null> {
  const { rows } = await tx.query<{ state: string; content: MessageContent }>({
    text: 'SELECT situacao AS state, conteudo AS content FROM campanhas WHERE id = $1',
    values: [id],
  })
  const [row] = rows
  return row ? { content: row.content, state: stateOf(row.state) } : null
}
