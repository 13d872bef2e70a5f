import { readEmail } from '@lya/core/people/identity/email.ts'
import { findSession } from '#commerce/checkout/session/sessions.queries.ts'
import { findPlan } from '#commerce/plans/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Who a letter about a visit goes to, by what was typed in it, and what the plan is called. */
export interface Addressee {
  name: string
  to: string
  planName: string
}

/** Null where the visit is gone, or never had an e-mail that one can be; as the system. */
export async function findAddressee(
  tx: Tx,
  { sessionId, planId }: { sessionId: string; planId: string },
): Promise<Addressee | null> {
  const session = await findSession(tx, sessionId)
  if (!session || 'refused' in readEmail(session.email)) return null
  const { name, email: to } = session
  return { name, to, planName: (await findPlan(tx, planId))?.name ?? 'plano' }
}
