import type { Tx } from '#platform/db/transaction.ts'

/** Finds whom a referral code belongs to; codes are compared in upper case. */
export async function findReferrer(
  tx: Tx,
  code: string,
): Promise<{ userId: string; code: string } | null> {
  const { rows } = await tx.query<{ id: string; affiliate_code: string }>({
    text: 'SELECT id, affiliate_code FROM profiles WHERE affiliate_code = $1',
    values: [code.trim().toUpperCase()],
  })
  const [row] = rows
  return row ? { userId: row.id, code: row.affiliate_code } : null
}

/** Whether somebody has this affiliate code already. */
export async function isAffiliateCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await findReferrer(tx, code)) !== null
}
