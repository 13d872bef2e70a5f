import type { MessageTemplate } from '@lya/contract/backoffice/message-templates.ts'
import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Row = Omit<MessageTemplate, 'updatedAt'> & { updatedAt: Date }

const columns = `id, nome AS name, canal AS channel, assunto AS subject, texto AS body,
  botao AS button, caminho AS path, nome_meta AS "metaName", versao AS version,
  updated_at AS "updatedAt"`

const read = ({ updatedAt, ...row }: Row): MessageTemplate => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

/** All of them, by name. */
export async function listTemplates(tx: Tx): Promise<MessageTemplate[]> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM modelos_mensagem ORDER BY lower(nome), id LIMIT 500`,
  })
  return rows.map(read)
}

/** One, and keeps others from changing it until the transaction ends. */
export async function lockTemplate(tx: Tx, id: string): Promise<MessageTemplate | null> {
  const { rows } = await tx.query<Row>({
    text: `SELECT ${columns} FROM modelos_mensagem WHERE id = $1 FOR UPDATE`,
    values: [id],
  })
  return rows[0] ? read(rows[0]) : null
}

/** Makes it, or replaces what is there. */
export async function storeTemplate(
  tx: Tx,
  template: MessageContent & { id: string; name: string; at: Temporal.Instant },
): Promise<MessageTemplate> {
  const { rows } = await tx.query<Row>({
    text: `INSERT INTO modelos_mensagem AS m (id, nome, canal, assunto, texto, botao, caminho,
        nome_meta, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
      ON CONFLICT (id) DO UPDATE SET nome = $2, canal = $3, assunto = $4, texto = $5, botao = $6,
        caminho = $7, nome_meta = $8, versao = m.versao + 1, updated_at = $9
      RETURNING ${columns}`,
    values: [
      template.id,
      template.name,
      template.channel,
      template.subject,
      template.body,
      template.button,
      template.path,
      template.metaName,
      template.at.toString(),
    ],
  })
  const [row] = rows
  if (!row) throw new Error('a statement without a row')
  return read(row)
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM modelos_mensagem WHERE id = $1', values: [id] })
}

/** Whether a draft of a campaign says it. */
export async function isTemplateDrafted(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ is: boolean }>({
    text: `SELECT EXISTS (SELECT FROM campanhas
      WHERE modelo_id = $1 AND situacao = 'rascunho') AS is`,
    values: [id],
  })
  return rows[0]?.is ?? false
}

/** The text that is saved for a template of this name at WhatsApp, as the system; null if none. */
export async function findTemplateText(tx: Tx, metaName: string): Promise<string | null> {
  const { rows } = await tx.query<{ text: string }>({
    text: `SELECT texto AS text FROM modelos_mensagem
      WHERE canal = 'whatsapp' AND nome_meta = $1 LIMIT 1`,
    values: [metaName],
  })
  return rows[0]?.text ?? null
}
