import type { Notice } from '@lya/contract/people/notices.ts'
import type { ClaimedNotice, Fate, NoticeData, Place, Words } from '#people/notices/notice.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Keeps what an area wants to be told, until it is given its channels; the same once only. */
export function askForNotice(
  tx: Tx,
  asked: { userId: string; kind: string; key: string; data?: NoticeData; at: Temporal.Instant },
): void {
  tx.send({
    name: 'notices-ask',
    text: `INSERT INTO avisos
        (user_id, id, tipo, canal, chave, dados, enviar_em, created_at, updated_at)
      VALUES ($1, $2, $3, 'todos', $4, $5, $6, $6, $6) ON CONFLICT DO NOTHING`,
    values: [
      asked.userId,
      newId(),
      asked.kind,
      asked.key,
      JSON.stringify(asked.data ?? {}),
      asked.at.toString(),
    ],
  })
}

/** Takes what was asked for since the last time; the rows stay, without their data. */
export async function takeAsked(
  tx: Tx,
  userId: string,
  at: Temporal.Instant,
): Promise<{ id: string; kind: string; key: string; data: NoticeData }[]> {
  const { rows } = await tx.query<{ id: string; kind: string; key: string; data: NoticeData }>({
    name: 'notices-take-asked',
    text: `WITH novos AS (
        SELECT id, dados FROM avisos
        WHERE user_id = $1 AND canal = 'todos' AND situacao = 'pendente'
      )
      UPDATE avisos AS a SET situacao = 'enviado', dados = NULL, updated_at = $2
      FROM novos WHERE a.user_id = $1 AND a.id = novos.id
      RETURNING a.id, a.tipo AS kind, a.chave AS key, novos.dados AS data`,
    values: [userId, at.toString()],
  })
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Makes a notice once for each channel; what was made before stays as it is. */
export async function planNotice(
  tx: Tx,
  plan: {
    userId: string
    kind: string
    key: string
    channels: readonly Place[]
    data?: NoticeData | null
    at: Temporal.Instant
    fate?: Extract<Fate, 'pendente' | 'descartado'>
  },
): Promise<void> {
  await tx.query({
    name: 'notices-plan',
    text: `INSERT INTO avisos
        (user_id, id, tipo, canal, chave, situacao, dados, enviar_em, created_at, updated_at)
      SELECT $1, novo.id, $2, novo.canal, $3, $6, $8, $7, $7, $7
      FROM unnest($4::uuid[], $5::text[]) AS novo (id, canal)
      ON CONFLICT (user_id, chave, canal) DO NOTHING`,
    values: [
      plan.userId,
      plan.kind,
      plan.key,
      plan.channels.map(() => newId()),
      plan.channels,
      plan.fate ?? 'pendente',
      plan.at.toString(),
      plan.data ? JSON.stringify(plan.data) : null,
    ],
  })
}

/**
 * Takes all that is due, for this worker until `until`. What another had taken and not closed by
 * then is due again. While it is quiet, only the screens are told.
 *
 * @param claim.prompt The kinds whose e-mails leave all the same.
 */
export async function claimNotices(
  tx: Tx,
  claim: {
    userId: string
    at: Temporal.Instant
    until: Temporal.Instant
    isQuiet: boolean
    prompt: readonly string[]
  },
): Promise<ClaimedNotice[]> {
  const { rows } = await tx.query<ClaimedNotice>({
    name: 'notices-claim',
    text: `UPDATE avisos
      SET situacao = 'enviando', tentativas = tentativas + 1, enviar_em = $3, updated_at = $2
      WHERE user_id = $1 AND situacao IN ('pendente', 'enviando') AND enviar_em <= $2
        AND (canal = 'app' OR NOT $4 OR (canal = 'email' AND tipo = ANY ($5)))
      RETURNING id, tipo AS kind, canal AS channel, chave AS key, dados AS data,
        tentativas AS attempts`,
    values: [
      ...[claim.userId, claim.at.toString(), claim.until.toString(), claim.isQuiet],
      claim.prompt,
    ],
  })
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

interface Which {
  userId: string
  id: string
  at: Temporal.Instant
}

/** Says how one that was taken ended. What a provider told meanwhile, and knows more, stays. */
export async function closeNotice(
  tx: Tx,
  closed: Which & { fate: Fate; error?: string | null },
): Promise<void> {
  await tx.query({
    name: 'notices-close',
    text: `UPDATE avisos SET situacao = $3, erro = $4, updated_at = $5
      WHERE user_id = $1 AND id = $2 AND situacao = 'enviando'`,
    values: [closed.userId, closed.id, closed.fate, closed.error ?? null, closed.at.toString()],
  })
}

/** Puts one off: it did not leave, or (`isUnknown`) nobody knows and a status may yet tell. */
export async function putOff(
  tx: Tx,
  put: Which & { until: Temporal.Instant; error: string; isUnknown?: boolean },
): Promise<void> {
  await tx.query({
    text: `UPDATE avisos SET situacao = $3, erro = $4, enviar_em = $5, updated_at = $6
      WHERE user_id = $1 AND id = $2 AND situacao IN ('enviando', 'enviado', 'falhou')`,
    values: [
      put.userId,
      put.id,
      put.isUnknown ? 'enviando' : 'pendente',
      put.error,
      put.until.toString(),
      put.at.toString(),
    ],
  })
}

/**
 * What the provider tells later on, in any order: it only ever moves forward.
 *
 * @returns How often it has been tried, or null when nothing changed.
 */
export async function keepNoticeStatus(
  tx: Tx,
  status: Which & {
    fate: Extract<Fate, 'enviado' | 'entregue' | 'lido' | 'falhou'>
    error: string | null
  },
): Promise<number | null> {
  const { rows } = await tx.query<{ attempts: number }>({
    text: `UPDATE avisos SET situacao = $3, erro = $4, updated_at = $5
      WHERE user_id = $1 AND id = $2 AND CASE $3
        WHEN 'enviado' THEN situacao IN ('pendente', 'enviando', 'incerto')
        WHEN 'falhou' THEN situacao IN ('pendente', 'enviando', 'enviado', 'incerto')
        WHEN 'entregue' THEN situacao NOT IN ('entregue', 'lido')
        ELSE situacao <> 'lido' END
      RETURNING tentativas AS attempts`,
    values: [status.userId, status.id, status.fate, status.error, status.at.toString()],
  })
  return rows[0]?.attempts ?? null
}

/** When something of this person is due next; null when nothing waits. */
export async function findNextDue(tx: Tx, userId: string): Promise<Temporal.Instant | null> {
  const { rows } = await tx.query<{ next: Date | null }>({
    name: 'notices-next',
    text: `SELECT min(enviar_em) AS next FROM avisos
      WHERE user_id = $1 AND situacao IN ('pendente', 'enviando')`,
    values: [userId],
  })
  return rows[0]?.next?.toTemporalInstant() ?? null
}

/** Puts the words on the screens. */
export async function showInApp(tx: Tx, shown: Which & { words: Words }): Promise<void> {
  const { title, sentence, path } = shown.words
  await tx.query({
    text: `UPDATE avisos SET situacao = 'enviado', titulo = $3, texto = $4, caminho = $5,
        dados = NULL, updated_at = $6
      WHERE user_id = $1 AND id = $2 AND situacao = 'enviando'`,
    values: [shown.userId, shown.id, title, sentence, path, shown.at.toString()],
  })
}

/** Puts away one that the screens show, or all of them. */
export async function putAway(
  tx: Tx,
  which: { userId: string; id: string | null; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE avisos SET situacao = 'lido', updated_at = $3
      WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2)
        AND canal = 'app' AND situacao = 'enviado'`,
    values: [which.userId, which.id, which.at.toString()],
  })
}

const shownMax = 50

/** What the screens show, the latest first. */
export async function listShown(tx: Tx, userId: string): Promise<Notice[]> {
  const { rows } = await tx.query<Omit<Notice, 'at'> & { at: Date }>({
    text: `SELECT id, titulo AS title, texto AS text, caminho AS path, updated_at AS at
      FROM avisos WHERE user_id = $1 AND canal = 'app' AND situacao = 'enviado'
      ORDER BY created_at DESC, id DESC LIMIT ${shownMax}`,
    values: [userId],
  })
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Forgets what can come no second time; what was asked for is kept, so that it cannot. */
export async function deleteOldNotices(
  tx: Tx,
  userId: string,
  before: Temporal.Instant,
): Promise<void> {
  await tx.query({
    text: `DELETE FROM avisos WHERE user_id = $1 AND created_at < $2
      AND canal <> 'todos' AND situacao NOT IN ('pendente', 'enviando')`,
    values: [userId, before.toString()],
  })
}
