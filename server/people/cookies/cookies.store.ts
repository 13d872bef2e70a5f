import type { CookieChoice } from '@lya/core/people/cookies/choice-cookie.ts'
import type { Visit, VisitMarks } from '#people/cookies/visit.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Adds an answer of a visitor; none is ever changed. */
export async function addVisitorConsent(
  tx: Tx,
  consent: CookieChoice & {
    visitorId: string
    textVersion: string
    network: string
    at: Temporal.Instant
  },
): Promise<void> {
  const { visitorId, measurement, marketing, textVersion, network, at } = consent
  await tx.query({
    text: `INSERT INTO consentimentos_visitantes
        (id, visitante, medicao, marketing, texto_versao, rede, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [newId(), visitorId, measurement, marketing, textVersion, network, at.toString()],
  })
}

/** What a visitor answered last; null for who was never asked. */
export async function findChoice(tx: Tx, visitorId: string): Promise<CookieChoice | null> {
  const { rows } = await tx.query<CookieChoice>({
    text: `SELECT medicao AS measurement, marketing FROM consentimentos_visitantes
      WHERE visitante = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    values: [visitorId],
  })
  return rows[0] ?? null
}

/** Whose browser it is, once they have an account; the first browser stays. */
export async function addVisit(
  tx: Tx,
  visit: Visit & { userId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO visitas (user_id, visitante, marcas, created_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (user_id) DO NOTHING`,
    values: [visit.userId, visit.visitorId, JSON.stringify(visit.marks), visit.at.toString()],
  })
}

/** The browser that somebody signed up with; null where it may not be known. */
export async function findVisit(tx: Tx, userId: string): Promise<Visit | null> {
  const { rows } = await tx.query<{ visitorId: string; marks: VisitMarks }>({
    text: `SELECT visitante AS "visitorId", marcas AS marks FROM visitas WHERE user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}
