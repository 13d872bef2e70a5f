import type {
  Campaign,
  CampaignDetail,
  CampaignResults,
} from '@lya/contract/backoffice/campaigns.ts'
import type { MessageChannel, MessageContent } from '@lya/core/backoffice/messages/content.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { noResults } from '#backoffice/campaigns/results.queries.ts'
import { stateOf } from '#backoffice/campaigns/stored-names.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

interface Row {
  id: string
  name: string
  state: string
  channel: MessageChannel | null
  segmentId: string | null
  segmentName: string | null
  templateId: string | null
  templateName: string | null
  perMinute: number
  startsAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  audience: number | null
  results: Partial<CampaignResults>
  version: number
  rule: Segment | null
  content: MessageContent | null
  key: string
}

const select = `SELECT c.id, c.nome AS name, c.situacao AS state,
    coalesce(c.conteudo ->> 'channel', m.canal) AS channel,
    s.id AS "segmentId", s.nome AS "segmentName", m.id AS "templateId", m.nome AS "templateName",
    c.por_minuto AS "perMinute", c.inicia_em AS "startsAt", c.iniciada_em AS "startedAt",
    c.terminada_em AS "endedAt", c.publico AS audience, c.resultado AS results,
    c.versao AS version, c.regra AS rule, c.conteudo AS content, c.created_at::text AS key
  FROM campanhas c LEFT JOIN segmentos s ON s.id = c.segmento_id
    LEFT JOIN modelos_mensagem m ON m.id = c.modelo_id`

const pageSize = 30

/** The latest first, as the back-office. */
export async function listCampaigns(
  tx: Tx,
  after: RowKey | null,
): Promise<{ items: Campaign[]; last: RowKey | null }> {
  const { rows } = await tx.query<Row>({
    text: `${select}
      WHERE $1::timestamptz IS NULL OR (c.created_at, c.id) < ($1, $2::uuid)
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${pageSize + 1}`,
    values: [after?.createdAt ?? null, after?.id ?? null],
  })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const hasMore = rows.length > pageSize && last !== undefined
  return { items: shown.map(read), last: hasMore ? { createdAt: last.key, id: last.id } : null }
}

/** One, with what it says and to whom; null when there is none. */
export async function findCampaign(tx: Tx, id: string): Promise<CampaignDetail | null> {
  const { rows } = await tx.query<Row>({ text: `${select} WHERE c.id = $1`, values: [id] })
  const [row] = rows
  return row ? { ...read(row), rule: row.rule, content: row.content } : null
}

function read(row: Row): Campaign {
  const { segmentId, segmentName, templateId, templateName } = row
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row.state),
    channel: row.channel,
    segment: segmentId === null ? null : { id: segmentId, name: segmentName ?? '' },
    template: templateId === null ? null : { id: templateId, name: templateName ?? '' },
    perMinute: row.perMinute,
    startsAt: row.startsAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    audience: row.audience,
    results: { ...noResults, ...row.results },
    version: row.version,
  }
}
