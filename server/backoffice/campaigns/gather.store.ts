import type { MessageChannel } from '@lya/core/backoffice/messages/content.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Hours after which what the notices never closed counts as unknown. */
const lostHours = 72

/** Brings over what became of the notices of a campaign. It only ever moves forward. */
export async function gatherFates(
  tx: Tx,
  campaign: { id: string; key: string; channel: MessageChannel; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `WITH destino AS (
        SELECT e.user_id, a.updated_at, CASE a.situacao
            WHEN 'descartado' THEN 'pulado'
            WHEN 'falhou' THEN CASE
              WHEN a.erro IN ('address not confirmed', 'no number') THEN 'pulado' ELSE 'falhou' END
            ELSE a.situacao END AS situacao,
          CASE WHEN a.situacao = 'descartado' THEN
              CASE WHEN c.situacao = 'parada' THEN 'campanha_parada' ELSE 'sem_consentimento' END
            WHEN a.erro = 'address not confirmed' THEN 'email_nao_confirmado'
            WHEN a.erro = 'no number' THEN 'sem_numero' ELSE a.erro END AS motivo
        FROM campanha_envios e
          JOIN campanhas c ON c.id = e.campanha_id
          JOIN avisos a ON a.user_id = e.user_id AND a.chave = $2 AND a.canal = $3
            AND a.tipo = 'novidades'
        WHERE e.campanha_id = $1 AND e.situacao IN ('na_fila', 'enviado', 'entregue', 'incerto')
          AND a.situacao NOT IN ('pendente', 'enviando'))
      UPDATE campanha_envios e SET situacao = d.situacao, motivo = d.motivo,
        enviado_em = CASE WHEN d.situacao IN ('enviado', 'entregue', 'lido')
          THEN coalesce(e.enviado_em, d.updated_at) ELSE e.enviado_em END,
        updated_at = d.updated_at
      FROM destino d
      WHERE e.campanha_id = $1 AND e.user_id = d.user_id AND e.situacao <> d.situacao`,
    values: [campaign.id, campaign.key, campaign.channel],
  })
  await tx.query({
    text: `UPDATE campanha_envios SET situacao = 'incerto', updated_at = $2
      WHERE campanha_id = $1 AND situacao = 'na_fila'
        AND updated_at < $2::timestamptz - make_interval(hours => $3)`,
    values: [campaign.id, campaign.at.toString(), lostHours],
  })
}

/** Days after a letter for which a no is taken to be about it. */
const aboutDays = 7

/** Notes who said no after this campaign reached them, and before another one did. */
export async function gatherLeavers(
  tx: Tx,
  campaign: { id: string; channel: MessageChannel },
): Promise<void> {
  await tx.query({
    text: `UPDATE campanha_envios e SET saiu_em = c.created_at
      FROM consentimentos c
      WHERE e.campanha_id = $1 AND e.saiu_em IS NULL AND e.enviado_em IS NOT NULL
        AND c.user_id = e.user_id AND c.tipo = 'novidades' AND c.canal = $2 AND NOT c.resposta
        AND c.created_at >= (SELECT iniciada_em FROM campanhas WHERE id = $1)
        AND c.created_at >= e.enviado_em
        AND c.created_at < e.enviado_em + make_interval(days => $3)
        AND NOT EXISTS (SELECT FROM campanha_envios l WHERE l.user_id = e.user_id
          AND l.campanha_id <> $1 AND l.enviado_em > e.enviado_em
          AND l.enviado_em <= c.created_at)`,
    values: [campaign.id, campaign.channel, aboutDays],
  })
}
