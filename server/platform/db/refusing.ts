import { Refusal, type RefusalKind } from '@lya/core/refusal.ts'
import { violatedConstraint } from '#platform/db/violated-constraint.ts'

/**
 * Makes a `refusing<What>` that carries out a write and turns the database's no into ours. A key
 * holds in any race, and asking beforehand would cost a round trip.
 *
 * @param refusals By the name of the unique or foreign key; what is not named stays an error.
 */
export function refusing(refusals: Record<string, { kind: RefusalKind; code: string }>): Refusing {
  const told = (error: unknown): unknown => {
    const refused = refusals[violatedConstraint(error) ?? '']
    return refused ? new Refusal(refused.kind, refused.code) : error
  }
  const refuse = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      return await writing
    } catch (error) {
      throw told(error)
    }
  }
  return Object.assign(refuse, { told })
}

interface Refusing {
  <T>(writing: Promise<T>): Promise<T>
  /** What an error comes to: for a write that is only sent, see `Tx.send`. */
  told(error: unknown): unknown
}
