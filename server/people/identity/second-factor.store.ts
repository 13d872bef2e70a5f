import type { Tx } from '#platform/db/transaction.ts'

/** Forgets the secret, the codes and the browsers that were trusted; whether it was on. */
export async function deleteSecondFactor(
  tx: Tx,
  person: { userId: string; at: Temporal.Instant },
): Promise<boolean> {
  await deleteTrust(tx, person.userId)
  await tx.query({
    text: 'DELETE FROM auth.two_factor WHERE user_id = $1',
    values: [person.userId],
  })
  const { rowCount } = await tx.query({
    text: `UPDATE auth."user" SET two_factor_enabled = false, updated_at = $2
            WHERE id = $1 AND two_factor_enabled`,
    values: [person.userId, person.at.toString()],
  })
  return rowCount === 1
}

/** Asks every browser for the second step again, and ends those that are being asked. */
export async function deleteTrust(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    text: `DELETE FROM auth.verification
            WHERE value = $1
              AND (starts_with(identifier, 'trust-device-') OR starts_with(identifier, '2fa-'))`,
    values: [userId],
  })
}
