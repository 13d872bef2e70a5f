import type {
  AssistantCategory,
  ConversationState,
  LastRegistration,
  LearnedChoice,
  RecentEntry,
} from '@lya/assistant'
import type { Reply } from '@lya/contract/assistant/conversation.ts'
import { entriesOf, recentEntries } from '#assistant/conversation/recent-entries.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Where a message came from. Ids from outside are unique for a person and a channel. */
export type Channel = 'web' | 'whatsapp'

export interface OpenedConversation {
  isNew: boolean
  /** New messages of this person in the current second, this one included. */
  messagesThisSecond: number
  state: ConversationState
  categories: AssistantCategory[]
  learned: LearnedChoice[]
  /** Active ones, newest first, at most 50: what a message may name. */
  goals: Named[]
  payments: NamedBill[]
  /** Whether this person has any budget, so that nobody else waits for a look at theirs. */
  hasBudgets: boolean
  /** The entries of the last days, newest first; taken apart only where they are asked for. */
  recent: () => readonly RecentEntry[]
}

interface Named {
  id: string
  name: string
}

export interface NamedBill extends Named {
  amountCents: number
  /** As the database has it. */
  frequency: string
  /** YYYY-MM-DD, as the last. */
  nextDate: string
  lastPaidDate: string | null
  /** Null where it goes on. */
  instalments: number | null
  instalmentsPaid: number
}

interface OpenedRow {
  nova: boolean
  recebidas: number
  estado: ConversationState
  categorias: AssistantCategory[]
  aprendizados: LearnedChoice[]
  metas: Named[]
  pagamentos: NamedBill[]
  tem_orcamentos: boolean
  lancamentos: string
}

/**
 * Stores the message under its id and locks the person's conversation, in one round trip with
 * everything that understanding needs. The message goes in before the lock in every caller, so
 * fifty copies of one message wait for the first and then find it, and nobody deadlocks.
 *
 * @param message.lookup Folded words of the text; only choices learned for these are read.
 */
export async function openConversation(
  tx: Tx,
  message: {
    userId: string
    channel: Channel
    id: string
    text: string
    sentAt: Temporal.Instant
    receivedAt: Temporal.Instant
    lookup: readonly string[]
    /** The message of either side that it answers, by its id at the channel. */
    replyTo: string | null
    /** The first day of the recent entries; null where nobody asks for them. */
    recentSince: Temporal.PlainDate | null
  },
): Promise<OpenedConversation> {
  const { rows } = await tx.query<OpenedRow>({
    name: 'conversation-open',
    text: `
      WITH nova AS (
        INSERT INTO mensagens (user_id, canal, id, texto, enviada_em, responde_a)
        VALUES ($1, $2, $3, $4, $5, $8)
        ON CONFLICT DO NOTHING
        RETURNING 1
      ), chegada AS (
        SELECT count(*)::int AS novas FROM nova
      ), conversa AS (
        INSERT INTO conversas AS c (user_id, janela, recebidas)
        SELECT $1, $7, novas FROM chegada
        ON CONFLICT (user_id) DO UPDATE SET
          recebidas = CASE WHEN c.janela > excluded.janela - interval '1 second'
            THEN c.recebidas ELSE 0 END + excluded.recebidas,
          janela = CASE WHEN c.janela > excluded.janela - interval '1 second'
            THEN c.janela ELSE excluded.janela END
        RETURNING estado, recebidas
      )
      SELECT (SELECT novas = 1 FROM chegada) AS nova, conversa.recebidas, conversa.estado,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', nome, 'type',
            CASE WHEN tipo = 'receita' THEN 'receita' ELSE 'despesa' END) ORDER BY nome), '[]')
          FROM categorias WHERE user_id = $1) AS categorias,
        (SELECT coalesce(json_agg(json_build_object('term', termo, 'type', tipo,
            'categoryId', categoria_id)), '[]')
          FROM aprendizados WHERE user_id = $1 AND termo = ANY ($6)) AS aprendizados,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', nome)), '[]')
          FROM (SELECT id, nome FROM metas_financeiras WHERE user_id = $1 AND ativa
            ORDER BY created_at DESC LIMIT 50) AS m) AS metas,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', nome,
            'amountCents', (valor * 100)::bigint, 'frequency', frequencia, 'nextDate', data_proximo_pagamento,
            'lastPaidDate', data_ultimo_pagamento, 'instalments', total_parcelas,
            'instalmentsPaid', parcelas_pagas)), '[]')
          FROM (SELECT id, nome, valor, frequencia, data_proximo_pagamento, data_ultimo_pagamento,
              total_parcelas, parcelas_pagas
            FROM pagamentos_recorrentes WHERE user_id = $1 AND ativo
              AND (total_parcelas IS NULL OR parcelas_pagas < total_parcelas)
            ORDER BY data_proximo_pagamento LIMIT 50) AS p) AS pagamentos,
        EXISTS (SELECT FROM planejamento_gastos WHERE user_id = $1 AND ativo) AS tem_orcamentos,
        ${recentEntries('$1', '$9')} AS lancamentos
      FROM conversa`,
    values: [
      message.userId,
      message.channel,
      message.id,
      message.text,
      message.sentAt.toString(),
      message.lookup,
      message.receivedAt.toString(),
      message.replyTo,
      message.recentSince?.toString() ?? null,
    ],
  })
  const [row] = rows
  if (!row) throw new Error('the conversation did not open')
  return {
    isNew: row.nova,
    messagesThisSecond: row.recebidas,
    state: row.estado,
    categories: row.categorias,
    learned: row.aprendizados,
    goals: row.metas,
    payments: row.pagamentos,
    hasBudgets: row.tem_orcamentos,
    recent: () => entriesOf(row.lancamentos),
  }
}

/** Keeps the replies in the outbox and the state for the next message, with the commit. */
export function closeConversation(
  tx: Tx,
  outcome: {
    userId: string
    channel: Channel
    /** Which of the person's numbers the replies go to; null where the answer carries them. */
    channelId: string | null
    messageId: string
    /** What the person wrote: the replies are found by its words too. */
    text: string
    replies: readonly Reply[]
    /** What the first reply tells of; null when it wrote nothing. */
    registration: LastRegistration | null
    state: ConversationState
  },
): void {
  const { replies } = outcome
  tx.send({
    name: 'conversation-close',
    text: `
      WITH saida AS (
        INSERT INTO respostas
          (user_id, canal, mensagem_id, id, ordem, texto, opcoes, operacao_id, registro, busca)
        SELECT $1, $2, $3, r.id, r.ordem, r.texto,
          ARRAY(SELECT json_array_elements_text(r.opcoes)), r.operacao_id,
          CASE WHEN r.ordem = 0 THEN $6::jsonb END,
          ' ' || dobra(CASE WHEN r.ordem = 0 THEN $8 || ' ' ELSE '' END || r.texto)
        FROM json_to_recordset($4)
          AS r (id uuid, ordem int, texto text, opcoes json, operacao_id uuid)
        RETURNING id, ordem
      ), carta AS (
        INSERT INTO envios (user_id, resposta_id, canal, canal_id, ordem)
        SELECT $1, id, $2, $7, ordem FROM saida WHERE $7::uuid IS NOT NULL
      )
      UPDATE conversas SET estado = $5, updated_at = now() WHERE user_id = $1`,
    values: [
      outcome.userId,
      outcome.channel,
      outcome.messageId,
      JSON.stringify(
        replies.map((reply, index) => ({
          id: reply.id,
          ordem: index,
          texto: reply.text,
          opcoes: reply.quickReplies,
          operacao_id: reply.undoId,
        })),
      ),
      JSON.stringify(outcome.state),
      outcome.registration && JSON.stringify(outcome.registration),
      outcome.channelId,
      outcome.text,
    ],
  })
}

/**
 * Changes what is remembered between two messages, when something other than a message did.
 *
 * @param change Null leaves it as it is.
 * @returns Whether it was changed.
 */
export async function changeState(
  tx: Tx,
  userId: string,
  change: (state: ConversationState) => ConversationState | null,
): Promise<boolean> {
  const { rows } = await tx.query<{ estado: ConversationState }>({
    text: 'SELECT estado FROM conversas WHERE user_id = $1 FOR UPDATE',
    values: [userId],
  })
  const changed = rows[0] ? change(rows[0].estado) : null
  if (changed === null) return false
  await tx.query({
    text: 'UPDATE conversas SET estado = $2, updated_at = now() WHERE user_id = $1',
    values: [userId, JSON.stringify(changed)],
  })
  return true
}
