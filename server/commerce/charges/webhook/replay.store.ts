import type { Tx } from '#platform/db/transaction.ts'

/** Puts an event that was done back among those that wait. Null without such an event. */
export async function takeUpAgain(
  tx: Tx,
  id: string,
): Promise<{ sender: string | null; isTaken: boolean } | null> {
  const { rowCount } = await tx.query({
    text: `UPDATE eventos_asaas SET resultado = NULL, conteudo = pista::text, tentativas = 0,
        processado_em = NULL
      WHERE id = $1 AND resultado IS NOT NULL AND remetente IS NOT NULL AND pista IS NOT NULL`,
    values: [id],
  })
  const { rows } = await tx.query<{ sender: string | null }>({
    text: 'SELECT remetente AS sender FROM eventos_asaas WHERE id = $1',
    values: [id],
  })
  const [row] = rows
  return row ? { sender: row.sender, isTaken: rowCount === 1 } : null
}
