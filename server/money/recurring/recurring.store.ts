import { decimalFromCents } from '@lya/core/amounts/cents.ts'
import {
  type EditNote,
  type Insertion,
  insertionOf,
  insertOnce,
  isAsLeft,
  noteEdit,
  noteInverse,
} from '#money/journal/index.ts'
import type { RecurringContent } from '#money/recurring/recurring-payment.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A row as the journal keeps it: the database's own names, every column. */
export type RecurringRowNote = {
  id: string
  nome: string
  valor: string
  data_proximo_pagamento: string
  parcelas_pagas: number
} & Record<string, unknown>

export function contentValues(content: RecurringContent): unknown[] {
  return [
    content.name,
    decimalFromCents(content.amountCents),
    content.frequency,
    content.dueDay,
    content.categoryId,
    content.notes,
    content.isActive,
    content.nextDate.toString(),
    content.instalments,
    content.instalmentsPaid,
    content.endDate?.toString() ?? null,
  ]
}

/** A row with its columns as JSON keeps them; the amount as text, no float on the way. */
const rowOf = (alias: string): string =>
  `to_jsonb(${alias}) || jsonb_build_object('valor', ${alias}.valor::text)`

/** Inserts a recurring payment and the note that undoes it; a known id changes nothing. */
export async function insertRecurring(
  tx: Tx,
  userId: string,
  payment: { id: string; content: RecurringContent; at: Temporal.Instant },
): Promise<Insertion> {
  const inserted = await tx.query<Insertion>({
    name: 'recurring-insert',
    text: insertOnce({
      insert: `INSERT INTO pagamentos_recorrentes
          (user_id, id, created_at, updated_at, nome, valor, frequencia, dia_vencimento,
            categoria_id, observacoes, ativo, data_proximo_pagamento, total_parcelas,
            parcelas_pagas, data_termino)
        VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
        ON CONFLICT (user_id, id) DO NOTHING RETURNING id`,
      command: 'recurring.create',
      inverse: `jsonb_build_object('id', $2::uuid)`,
    }),
    values: [userId, payment.id, payment.at.toString(), ...contentValues(payment.content)],
  })
  return insertionOf(inserted)
}

/** Overwrites a row that the caller holds locked, and notes what it was. */
export async function rewriteRecurring(
  tx: Tx,
  userId: string,
  change: { id: string; content: RecurringContent; undoId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'recurring-rewrite',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'recurring.update', row: rowOf },
      table: 'pagamentos_recorrentes',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE pagamentos_recorrentes
        SET updated_at = $4, versao = versao + 1, nome = $5, valor = $6, frequencia = $7,
          dia_vencimento = $8, categoria_id = $9, observacoes = $10, ativo = $11,
          data_proximo_pagamento = $12, total_parcelas = $13, parcelas_pagas = $14,
          data_termino = $15
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [
      userId,
      change.id,
      change.undoId,
      change.at.toString(),
      ...contentValues(change.content),
    ],
  })
}

/**
 * Settles the due date of a row that the caller holds locked: moves its dates, counts the
 * instalment, and notes what it was together with the expense that was made.
 */
export async function settleRecurring(
  tx: Tx,
  userId: string,
  settlement: {
    id: string
    settledDate: Temporal.PlainDate | null
    nextDate: Temporal.PlainDate
    paidDate: Temporal.PlainDate | null
    /** What undoes the payment of that date. */
    paymentOperationId: string | null
    instalmentsPaid: number
    transactionIds: readonly string[]
    undoId: string
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    name: 'recurring-settle',
    text: `WITH ${noteEdit({
      ...{ userId: '$1', id: '$3::uuid', command: 'recurring.pay', row: rowOf },
      also: `jsonb_build_object('ids', to_jsonb($7::uuid[]))`,
      table: 'pagamentos_recorrentes',
      where: 'user_id = $1 AND id = $2',
      update: `UPDATE pagamentos_recorrentes
        SET updated_at = $4, versao = versao + 1, vencimento_pago = $8,
          operacao_pagamento = $10, data_proximo_pagamento = $5, data_ultimo_pagamento = $6,
          parcelas_pagas = $9
        WHERE user_id = $1 AND id = $2 RETURNING *`,
    })} SELECT FROM nota`,
    values: [
      userId,
      settlement.id,
      settlement.undoId,
      settlement.at.toString(),
      settlement.nextDate.toString(),
      settlement.paidDate?.toString() ?? null,
      settlement.transactionIds,
      settlement.settledDate?.toString() ?? null,
      settlement.instalmentsPaid,
      settlement.paymentOperationId,
    ],
  })
}

/** Deletes one row and notes it whole. @returns whether there was one. */
export async function deleteRecurringRow(
  tx: Tx,
  userId: string,
  row: { id: string; undoId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'recurring-delete',
    text: `
      WITH p AS (
        DELETE FROM pagamentos_recorrentes WHERE user_id = $1 AND id = $2 RETURNING *
      )
      ${noteInverse({
        userId: '$1',
        id: '$3::uuid',
        command: 'recurring.delete',
        inverse: `jsonb_build_object('before', ${rowOf('p')})`,
        from: 'FROM p',
      })}`,
    values: [userId, row.id, row.undoId],
  })
  return rowCount === 1
}

/** Takes a row away for good, as the inverse of a creation does; an absent one is no matter. */
export async function removeRecurring(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.query({
    name: 'recurring-remove',
    text: 'DELETE FROM pagamentos_recorrentes WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  })
}

/** The noted row, without its category when that is gone by now. */
const noted = (row: string): string =>
  `jsonb_populate_record(null::pagamentos_recorrentes, ${row}
    || jsonb_build_object('versao', (${row} ->> 'versao')::int + 1, 'categoria_id',
      (SELECT c.id FROM categorias c
        WHERE c.user_id = $1 AND c.id = (${row} ->> 'categoria_id')::uuid))) AS r`

/** Puts a deleted row back. */
export async function restoreRecurring(
  tx: Tx,
  userId: string,
  row: RecurringRowNote,
): Promise<void> {
  await tx.query({
    name: 'recurring-restore',
    text: `INSERT INTO pagamentos_recorrentes SELECT r.* FROM ${noted('$2::jsonb')}
      WHERE r.user_id = $1 ON CONFLICT (user_id, id) DO NOTHING`,
    values: [userId, JSON.stringify(row)],
  })
}

/**
 * Puts an edited or paid row back to what it was, unless something else has changed it since.
 *
 * @returns whether it did.
 */
export async function revertRecurring(
  tx: Tx,
  userId: string,
  note: EditNote<RecurringRowNote>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'recurring-revert',
    text: `UPDATE pagamentos_recorrentes p
      SET nome = r.nome, valor = r.valor, frequencia = r.frequencia,
        dia_vencimento = r.dia_vencimento, categoria_id = r.categoria_id,
        observacoes = r.observacoes, ativo = r.ativo,
        data_proximo_pagamento = r.data_proximo_pagamento,
        data_ultimo_pagamento = r.data_ultimo_pagamento, total_parcelas = r.total_parcelas,
        parcelas_pagas = r.parcelas_pagas, data_termino = r.data_termino,
        vencimento_pago = r.vencimento_pago, operacao_pagamento = r.operacao_pagamento,
        updated_at = r.updated_at, versao = p.versao + 1
      FROM ${noted(`($2::jsonb -> 'before')`)}
      WHERE p.user_id = $1 AND p.id = r.id AND ${isAsLeft({ row: `(${rowOf('p')})`, note: '$2' })}`,
    values: [userId, JSON.stringify(note)],
  })
  return rowCount === 1
}
