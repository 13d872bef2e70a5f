import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What is owed to somebody for one charge; below zero is what they owe us. */
export interface OwedCommission {
  userId: string
  chargeId: string
  amountCents: Cents
}

/**
 * What stands approved of these people, and in no open batch, charge by charge; locked by name
 * before it is read (see `freezeBatch`).
 */
export async function listOwed(tx: Tx, userIds: readonly string[]): Promise<OwedCommission[]> {
  const { rows } = await tx.query<{ userId: string; chargeId: string; amount: string }>({
    text: `SELECT c.user_id AS "userId", c.charge_id AS "chargeId", sum(CASE
        WHEN kind IN ('approved', 'recovered') THEN amount
        WHEN kind = 'paid-out' OR (kind = 'reversed' AND of_approved) THEN -amount
        ELSE 0 END)::text AS amount
      FROM commissions c
      WHERE c.user_id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM lotes_pagamento_comissoes l
        WHERE l.charge_id = c.charge_id AND l.aberta)
      GROUP BY c.user_id, c.charge_id
      HAVING sum(CASE WHEN kind IN ('approved', 'recovered') THEN amount
        WHEN kind = 'paid-out' OR (kind = 'reversed' AND of_approved) THEN -amount
        ELSE 0 END) <> 0
      ORDER BY c.user_id, c.charge_id`,
    values: [userIds],
  })
  return rows.map(({ amount, ...row }) => ({ ...row, amountCents: centsFromDecimal(amount) }))
}

/** Who is to be paid, as they are now. */
export interface Payee {
  userId: string
  name: string
  pixKey: string | null
  /** Digits; empty where it is not known. */
  document: string
}

export async function listPayees(tx: Tx, userIds: readonly string[]): Promise<Payee[]> {
  const { rows } = await tx.query<Payee>({
    text: `SELECT p.id AS "userId", coalesce(nullif(btrim(p.name), ''), p.email, '') AS name,
        k.chave AS "pixKey", CASE
          WHEN k.chave ~ '^[0-9]{11}$' OR k.chave ~ '^[0-9]{14}$' THEN k.chave
          ELSE coalesce((SELECT a.cpfcnpj FROM asaas_customers a WHERE a.user_id = p.id
            AND a.cpfcnpj ~ '^[0-9]+$' ORDER BY a.created_at DESC LIMIT 1), '') END AS document
      FROM profiles p LEFT JOIN payout_keys k ON k.user_id = p.id
      WHERE p.id = ANY($1::uuid[]) ORDER BY p.id`,
    values: [userIds],
  })
  return rows
}
