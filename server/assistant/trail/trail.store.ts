import type { Tx } from '#platform/db/transaction.ts'

export interface RuleCount {
  /** YYYY-MM-DD, as the product's own zone has it. */
  day: string
  rule: string
  decisions: number
  asked: number
  undone: number
}

/** Adds to what the rules did on their days, by whichever process. */
export async function addRuleCounts(tx: Tx, counts: readonly RuleCount[]): Promise<void> {
  await tx.query({
    name: 'trail-add',
    // In the order of the key, so that two processes never wait for each other.
    text: `INSERT INTO contagens_regras AS c (dia, regra, decisoes, perguntas, desfeitas)
      SELECT dia, regra, decisoes, perguntas, desfeitas
      FROM json_to_recordset($1)
        AS r (dia date, regra text, decisoes integer, perguntas integer, desfeitas integer)
      ORDER BY dia, regra
      ON CONFLICT (dia, regra) DO UPDATE SET
        decisoes = c.decisoes + excluded.decisoes,
        perguntas = c.perguntas + excluded.perguntas,
        desfeitas = c.desfeitas + excluded.desfeitas`,
    values: [
      JSON.stringify(
        counts.map(({ day, rule, decisions, asked, undone }) => ({
          ...{ dia: day, regra: rule, decisoes: decisions, perguntas: asked, desfeitas: undone },
        })),
      ),
    ],
  })
}
