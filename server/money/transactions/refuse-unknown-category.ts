import { Refusal } from '@lya/core/refusal.ts'

/**
 * Turns the database's no to a category that is not this person's into a refusal. Asking
 * beforehand would cost the hot path a round trip, and the key holds in any race.
 */
export async function refusingUnknownCategory<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === '23503' && constraint === 'transacoes_user_id_categoria_id_fkey') {
      throw new Refusal('invalid', 'transactions.category-unknown')
    }
    throw error
  }
}
