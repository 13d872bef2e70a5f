import { operatorsWith } from '@lya/contract/access.ts'
import type { Right } from '@lya/core/people/roles/roles.ts'
import type { Operator } from '#platform/audit/as-admin.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { EdgeContext } from '#platform/http/edge.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'

/** What a door of the back-office beside the contract lets people in by. */
export interface DoorParts {
  admit: Admit
  trustedProxies: readonly string[]
}

/**
 * Lets operators in who come to what is mounted beside the contract; any right of these will do,
 * none named is any operator. Says who acts, and from which address.
 */
export function admitOperator(
  { admit, trustedProxies }: DoorParts,
  ...rights: Right[]
): (c: EdgeContext) => Promise<Operator> {
  const clientAddress = clientAddressFrom(trustedProxies)
  return async (c) => {
    const { userId } = await admit(operatorsWith(...rights), c.req.raw.headers)
    const connection = c.env.incoming?.socket.remoteAddress
    return { userId, address: clientAddress(connection, c.req.header('x-forwarded-for') ?? null) }
  }
}
